"""Claims API: the checked claims as open data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from macros.advice.claims.claim import Claim
from macros.present.html.data_files import API_FOLDER


def claims_files(claims: Iterable[Claim]) -> Mapping[str, bytes]:
    """Return the file of claims by its path below the site's root."""
    listed = [
        {
            "id": claim.id,
            "seed": claim.seed,
            "verdict": claim.verdict,
            "figures": dict(claim.figures),
            "rows": [
                {
                    "id": row.id or None,
                    "name": row.name or row.label or None,
                    "values": dict(row.values),
                    "sources": list(row.sources),
                }
                for row in claim.rows
            ],
            "inputs": list(claim.inputs),
        }
        for claim in claims
    ]
    text = json.dumps(listed, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False)
    return {f"{API_FOLDER}/claims.json": (text.replace("<", "\\u003c") + "\n").encode("ascii")}
