"""Kinds: what kinds of data there are, each read from one annotated field of a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache, cached_property
from itertools import chain
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from macros.facts.records.products import Many

Table = TypeVar("Table")


class Folder(NamedTuple):
    """A folder of data/ with one file for each thing; the file's name is its id.

    Things stand in the order of their ids or in `order`; a list within a file stands in `order`.
    Files that are not YAML have no `schema`.
    """

    path: str
    schema: str
    order: Callable[[Any], Any] | None = None
    required: str = ""
    suffix: str = ".yml"

    @property
    def required_file(self) -> str:
        """The path below data/ of the file that has to be there, or nothing."""
        return self.required and f"{self.path}/{self.required}"


class File(NamedTuple):
    """A single file of data/; its list stands as it is written, or in `order`.

    The fields in `formulas` hold formulas, in which `<` and `>` are no markup.
    """

    path: str
    order: Callable[[Any], Any] | None = None
    required: bool = False
    formulas: tuple[str, ...] = ()

    @property
    def schema(self) -> str:
        """The name of the JSON Schema, which is that of the file."""
        return self.path.rpartition("/")[2].removesuffix(".yml")

    @property
    def required_file(self) -> str:
        """The path below data/ of the file that has to be there, or nothing."""
        return self.path if self.required else ""


@dataclass(frozen=True, eq=False)  # kinds are told apart by identity
class Kind:
    """One kind of data: where its files lie, and the type of what they become in a table.

    `landing` tells the record: `Mapping[str, Gpu]` is one in each file of a folder, or a list in a
    single file; `Mapping[str, tuple[Price, ...]]` a list in each file of a folder; `Vocabulary`
    one record in a single file.
    """

    place: Folder | File
    landing: Any

    @property
    def name(self) -> str:
        """The name of the kind's JSON Schema; empty where it has none."""
        return self.place.schema

    @property
    def is_fluent(self) -> bool:
        """Whether files of the kind hold messages in Fluent instead of YAML."""
        return isinstance(self.place, Folder) and self.place.suffix == ".ftl"

    @cached_property
    def is_list(self) -> bool:
        """Whether a file holds a list of records."""
        if isinstance(self.place, File):
            return get_origin(self.landing) is not None
        return get_origin(get_args(self.landing)[1]) is tuple

    @cached_property
    def record(self) -> Any:
        """The record's class, or `dict[str, str]` for texts by key, as for what else has keys."""
        content = self.landing
        if get_origin(content) is Mapping:
            content = get_args(content)[1]
        if get_origin(content) is Mapping:
            return dict.__class_getitem__(get_args(content))
        return get_args(content)[0] if get_origin(content) is tuple else content

    @property
    def has_ids(self) -> bool:
        """Whether a file holds a list of records that are found by their ids."""
        return isinstance(self.place, File) and get_origin(self.landing) is Mapping

    @property
    def model(self) -> Any:
        """The type of a whole file."""
        many: Any = Many  # asked at run time, when the record is known
        return many[self.record] if self.is_list else self.record

    @cached_property
    def adapter(self) -> TypeAdapter[Any]:
        """What reads a whole file."""
        return TypeAdapter(self.model)

    def holds(self, record: Any) -> bool:
        """Return whether records of this kind are `record`s: a motherboard is a part."""
        return record in (self.record, *getattr(self.record, "__mro__", ()))

    def landed(self, files: Mapping[str, Any]) -> Any:
        """Return what the table holds of the contents of files by their ids, frozen."""
        contents = {id_: self._frozen(files[id_]) for id_ in sorted(files)}
        if isinstance(self.place, Folder):
            return MappingProxyType(self._ordered(contents))
        content = next(iter(contents.values()), ())
        if self.has_ids:
            return MappingProxyType({record.id: record for record in content})
        return content

    def _ordered(self, contents: dict[str, Any]) -> dict[str, Any]:
        order = self.place.order
        if order is None or self.is_list:
            return contents
        return dict(sorted(contents.items(), key=lambda entry: order(entry[1])))

    def _frozen(self, content: Any) -> Any:
        if self.is_list and self.place.order:
            return tuple(sorted(content, key=self.place.order))
        return MappingProxyType(dict(sorted(content.items()))) if type(content) is dict else content


@cache  # so that each kind is made once
def _declared(table: Hashable) -> Mapping[str, Kind | type]:
    """Return the kinds and the tables within a table, by the name of their field."""
    declared: dict[str, Kind | type] = {}
    for name, hint in get_type_hints(table, include_extras=True).items():
        if is_dataclass(hint):
            declared[name] = cast(type, hint)
        elif get_origin(hint) is Annotated:
            landing, place = get_args(hint)
            declared[name] = Kind(place, landing)
    return declared


def kinds_of(table: type) -> tuple[Kind, ...]:
    """Return the kinds of data that the annotated fields of a dataclass declare."""
    declared = _declared(table).values()
    within = ((entry,) if isinstance(entry, Kind) else kinds_of(entry) for entry in declared)
    return tuple(chain.from_iterable(within))


def contents_of(table: Any) -> Iterator[tuple[Kind, Any]]:
    """Yield each kind of data with what a table holds of it, in the order of its fields."""
    for name, entry in _declared(cast(Hashable, type(table))).items():
        if isinstance(entry, Kind):
            yield entry, getattr(table, name)
        else:
            yield from contents_of(getattr(table, name))


def fill(
    table: Callable[..., Table], files: Mapping[Kind, Mapping[str, Any]], **others: Any
) -> Table:
    """Return a table with the contents of files by kind and name, and its `others` fields."""
    for name, entry in _declared(table).items():
        if isinstance(entry, Kind):
            others[name] = entry.landed(files[entry])
        else:
            others[name] = fill(entry, files)
    return table(**others)
