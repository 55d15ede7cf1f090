"""Software records: what runs on a family of accelerators, and for how long still."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Confidence,
    GpuId,
    Identifier,
    Kind,
    Line,
    Many,
    Note,
    Record,
    SourceId,
    Url,
    Vendor,
)

# `supported`: current releases run on it. `maintained`: the same, but its line is not continued.
# `experimental`: builds exist that nobody promises. `ending`: only older releases run, and their
# end is announced. `legacy`: no release of today runs.
FamilyStatus = Literal["supported", "maintained", "experimental", "ending", "legacy"]
Precision = Literal["fp64", "fp32", "tf32", "fp16", "bf16", "fp8", "fp6", "fp4", "int8", "int4"]
FrameworkName = Literal["CUDA", "ROCm", "PyTorch", "JAX", "MLX"]
Version = Annotated[str, Field(pattern=r"^\d+(\.\d+){0,3}$")]


class Framework(Record):
    """Software that runs; the first and the last version that does, where these are known."""

    name: FrameworkName
    since: Version | None = None
    until: Version | None = None


class Reference(Record):
    """Where something was read."""

    source: SourceId
    url: Url | None = None
    kind: Kind


class SoftwareFamily(Record):
    """Accelerators that software treats alike: one status, one kind of code.

    `products` are names as vendors write them, `targets` what compilers call the hardware.
    `precisions` are the formats in which units of its newest chips compute; those that are
    converted first do not count. `gaps` tell in English what does not work; no page shows them.
    """

    id: Identifier
    name: Line
    vendor: Vendor
    products: Many[Line]
    accelerators: Many[GpuId] = ()
    targets: Many[Line] = ()
    status: FamilyStatus
    judged: PartialDateField
    confidence: Confidence
    frameworks: Many[Framework]
    precisions: Many[Precision]
    gaps: Many[Note] = ()
    sources: Many[Reference]
