"""Apart: work that a process of its own does, beside ours, and whose result comes back."""

from __future__ import annotations

import gc
import io
import multiprocessing
import pickle
import signal
from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from multiprocessing.connection import Connection
from typing import Any, Generic, Self, TypeVar

from pydantic import BaseModel

T = TypeVar("T")


class Apart(Generic[T]):
    """Work that has been started in a process forked from here.

    The two share what there was before: records, that is dataclasses and models, are named in the
    result instead of copied, so that they are the same objects here.
    """

    def __init__(self, work: Callable[[], T]) -> None:
        """Start the work."""
        self._before = _records()
        self._receiver, sender = multiprocessing.Pipe(duplex=False)
        fork = multiprocessing.get_context("fork")
        self._process = fork.Process(target=self._do, args=(work, sender), daemon=True)
        self._process.start()
        sender.close()

    def __enter__(self) -> Self:
        """Return this work."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the work if nobody has waited for it."""
        self._process.kill()  # a gentler signal may come before the process is ready for it
        self._process.join()
        self._receiver.close()

    def result(self) -> T:
        """Wait for the work and return what it returned.

        Raises ChildProcessError when it failed; why has been printed.
        """
        try:
            sent = self._receiver.recv_bytes()
        except EOFError:
            raise ChildProcessError("a process that was to help ended without a result") from None
        finally:
            self._process.join()
            self._receiver.close()
        result: T = _Reader(io.BytesIO(sent), self._before).load()
        return result

    def _do(self, work: Callable[[], T], sender: Connection) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):  # an interrupt is told by the other side
            signal.signal(number, signal.SIG_DFL)
        written = io.BytesIO()
        _Writer(written, self._before).dump(work())
        sender.send_bytes(written.getvalue())


def _records() -> list[object]:
    """Return all records that there are: to number all objects would take long."""
    objects = gc.get_objects()
    kinds = {kind for kind in set(map(type, objects)) if _is_record(kind)}
    return [one for one in objects if type(one) in kinds]


def _is_record(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, BaseModel)


class _Writer(pickle.Pickler):
    """Writes what is new; of the rest only its number among what both processes have."""

    def __init__(self, file: io.BytesIO, before: Sequence[object]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._numbers = {id(one): number for number, one in enumerate(before)}

    def persistent_id(self, obj: object) -> int | None:
        return self._numbers.get(id(obj))


class _Reader(pickle.Unpickler):
    """Reads what was written, and takes the rest from this process."""

    def __init__(self, file: io.BytesIO, before: Sequence[object]) -> None:
        super().__init__(file)
        self._before = before

    def persistent_load(self, pid: Any) -> object:
        return self._before[pid]
