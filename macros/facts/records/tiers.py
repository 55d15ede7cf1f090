"""Tier records: which computers the guide recommends, for how many accelerators and which purse."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.advice import PersonaId
from macros.facts.records.builds import Use
from macros.facts.records.part_kinds import PartKind
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import Identifier, Line, Many, Names, Note, Record, SourceId

ClassId = Literal["economical", "balanced", "no-compromise"]
# Whether a computer is built in a desktop case or a server chassis, or is there already.
Host = Literal["existing", "desktop", "chassis"]


class Requirement(Record):
    """What a figure of the build (`BUILD_FIGURES`) must at least, or at most, be."""

    figure: Line
    at_least: float | None = None
    at_most: float | None = None


class Pin(Record):
    """A part that editors want in the build, and why."""

    part: Annotated[Identifier, Names("part", "parts")]
    reason: Note


class TierClass(Record):
    """A purse: whose ranking of accelerators it follows, and how strict it is.

    A rule named in `no_warning_of` has to pass; of the others warnings are accepted, but of those
    in `rather_no_warning_of` only where nothing else can be built. With the circuit `any`, a socket
    that an electrician has to install is accepted as well.
    """

    id: ClassId
    persona: PersonaId
    circuit: Literal["usual", "any"] = "usual"
    no_warning_of: Many[Annotated[Identifier, Names("rule", "build_rules.yml")]] = ()
    rather_no_warning_of: Many[Annotated[Identifier, Names("rule", "build_rules.yml")]] = ()
    requirements: Many[Requirement] = ()
    pins: Many[Pin] = ()


class Tier(Record):
    """A tier of builds. Parts of the kinds in `used_parts` may be used ones.

    Those in `unpriced_parts` may be of unknown price, where shops publish none. Each class asks for
    the `requirements` of its tier as well. Where no build passes, its accelerators may be limited,
    down to `least_power_share` of what they are rated for; without it they are not.
    """

    id: Identifier
    gpu_count: Annotated[int, Field(ge=1, le=16)]
    use: Use
    host: Host
    used_parts: Many[PartKind] = ()
    unpriced_parts: Many[PartKind] = ()
    least_power_share: Annotated[float, Field(ge=0.5, lt=1, allow_inf_nan=False)] | None = None
    requirements: Many[Requirement] = ()
    seeds: Many[Annotated[str, Field(pattern=r"^S[1-9][0-9]?$")]] = ()
    decided: PartialDateField
    source: SourceId
    reason: Note
    classes: Annotated[Many[TierClass], Field(min_length=1)]

    def asked(self, tier_class: TierClass) -> tuple[Requirement, ...]:
        """Return what a build of a class has to be, those first that all classes ask for."""
        return (*self.requirements, *tier_class.requirements)


def by_size(tier: Tier) -> tuple[int, bool, str]:
    """Return what tiers are sorted by: accelerators, then those that need a computer, then ids."""
    return tier.gpu_count, tier.host != "existing", tier.id
