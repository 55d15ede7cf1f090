"""Provider names: what clouds and marketplaces call themselves."""

from __future__ import annotations

# By the name of their file.
PROVIDERS = {
    "autodl": "AutoDL",
    "aws": "AWS",
    "azure": "Azure",
    "coreweave": "CoreWeave",
    "datacrunch": "Verda (DataCrunch)",
    "digitalocean": "DigitalOcean",
    "google-cloud": "Google Cloud",
    "hetzner": "Hetzner",
    "lambda": "Lambda",
    "nebius": "Nebius",
    "ovhcloud": "OVHcloud",
    "runpod": "RunPod",
    "scaleway": "Scaleway",
    "vast-ai": "Vast.ai",
    "vultr": "Vultr",
}


def provider_name(id_: str) -> str:
    """Return what a provider calls itself, or its id where that is not known."""
    return PROVIDERS.get(id_, id_)
