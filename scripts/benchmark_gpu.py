"""Measures an NVIDIA GPU with PyTorch and prints the entry for data/benchmarks.

This file alone is enough, with PyTorch and nvidia-smi. It trains a ResNet-50 and a transformer of
124 million parameters on invented data, in FP32, TF32 and BF16. Each speed is the median of five
stretches after a warm-up. Writing is left to programs made for it: what PyTorch alone writes a
second tells how fast the processor starts kernels, not how fast the GPU is.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from statistics import median
from typing import Any

STRETCHES = 5
STRETCH_S = 5.0
WARM_UP_STEPS = 5
PRECISIONS = ("fp32", "tf32", "bf16")
BUSY_PERCENT, BUSY_MB = 10, 2000
LEAST_BATCH = 4
TOKENS, WIDTH, HEADS, LAYERS, WORDS = 1024, 768, 12, 12, 50304
QUERY = ("name", "utilization.gpu", "memory.used", "power.draw", "power.limit", "driver_version")


Step = Callable[[], None]


@dataclass(frozen=True)
class Test:
    """A kind of work: its id and name in the guide, its unit, and how much one step of it does."""

    id: str
    name: str
    unit: str
    batch: int
    units_per_sample: int


TESTS = (
    Test("own-resnet-50", "ResNet-50, training on invented images", "images/s", 64, 1),
    Test(
        "own-transformer-124m",
        "Transformer of 124 M parameters, training on texts of 1,024 tokens",
        "tokens/s",
        8,
        TOKENS,
    ),
)


@dataclass(frozen=True)
class Machine:
    """What a speed depends on besides the GPU: `power_limit_w` is None where it cannot be read."""

    gpu: str
    software: str
    host: str
    power_limit_w: float | None


@dataclass(frozen=True)
class Result:
    """One speed in the unit of its test, the most memory in GB, and W on average where readable."""

    test: Test
    precision: str
    batch: int
    speed: float
    memory_gb: float
    power_w: float | None


class RefusedError(Exception):
    """Nothing was measured, for the reason given."""


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where nothing could be measured."""
    options = _parser().parse_args(arguments)
    try:
        torch = _torch()
        state = gpu_state(options.index)
        refuse_busy(state)
        device = Bench(torch, options.index)
        results = [r for test in TESTS for p in PRECISIONS if (r := device.result(test, p))]
    except RefusedError as error:
        print(error, file=sys.stderr)
        return 1
    if not results:
        print("No test fits into the memory of this GPU.", file=sys.stderr)
        return 1
    machine = machine_of(torch, state)
    print(
        entry(
            results, machine, options.accelerator, options.url, datetime.now(UTC).date().isoformat()
        )
    )
    return 0


def _torch() -> Any:
    os.environ["CUDA_DEVICE_ORDER"] = "PCI_BUS_ID"  # as nvidia-smi counts
    try:
        torch: Any = import_module("torch")
    except ImportError:
        raise RefusedError("PyTorch is missing: see https://pytorch.org/get-started/") from None
    if not torch.cuda.is_available():
        raise RefusedError("PyTorch finds no GPU. Is it built for CUDA, and the driver loaded?")
    return torch


def gpu_state(index: int, run: Callable[..., Any] = subprocess.run) -> dict[str, str]:
    """Return what nvidia-smi says of a GPU, by the names of QUERY."""
    command = ["nvidia-smi", f"--query-gpu={','.join(QUERY)}", "--format=csv,noheader,nounits"]
    try:
        told = run([*command, "-i", str(index)], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise RefusedError("nvidia-smi does not answer, so the GPU may be busy.") from None
    values = [value.strip() for value in told.strip().split(",")]
    if len(values) != len(QUERY):
        raise RefusedError(f"nvidia-smi says something unexpected: {told.strip()[:200]}")
    return dict(zip(QUERY, values, strict=True))


def refuse_busy(state: dict[str, str]) -> None:
    """Raise RefusedError where something else uses the GPU: its speed would be another one."""
    used, share = _number(state["memory.used"]), _number(state["utilization.gpu"])
    if (share or 0) > BUSY_PERCENT or (used or 0) > BUSY_MB:
        raise RefusedError(
            f"The GPU is busy: {share or 0:g} % at work, {used or 0:g} MB in use. Close other "
            "programs, or run a screen from another GPU, and try again."
        )


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:  # [N/A]
        return None


def machine_of(torch: Any, state: dict[str, str]) -> Machine:
    """Return GPU, versions and processor."""
    versions = [
        f"PyTorch {torch.__version__}",
        f"CUDA {torch.version.cuda}",
        f"cuDNN {torch.backends.cudnn.version()}",
        f"driver {state['driver_version']}",
        f"Python {platform.python_version()}",
    ]
    host = platform.processor() or platform.machine()
    return Machine(state["name"], ", ".join(versions), host, _number(state["power.limit"]))


def rates(step: Step, units: int, wait: Step, clock: Callable[[], float]) -> list[float]:
    """Return units per second in each of five stretches; `wait` returns when all work is done."""
    for _ in range(WARM_UP_STEPS):
        step()
    found = []
    for _ in range(STRETCHES):
        wait()
        begun, steps = clock(), 0
        while clock() - begun < STRETCH_S:
            step()
            wait()
            steps += 1
        found.append(steps * units / (clock() - begun))
    return found


class Bench:
    """Runs the tests on one GPU."""

    def __init__(self, torch: Any, index: int) -> None:
        """Take PyTorch and the number of the GPU."""
        self.torch, self.index, self.device = torch, index, f"cuda:{index}"
        torch.cuda.init()  # else there are no counts of memory yet to reset

    def result(self, test: Test, precision: str) -> Result | None:
        """Return the speed in a precision, with half the batch where memory is short."""
        self._allow_tf32(is_allowed=precision == "tf32")
        batch = test.batch
        while batch >= min(LEAST_BATCH, test.batch):
            try:
                return self._measured(test, precision, batch)
            except self.torch.cuda.OutOfMemoryError:
                self.torch.cuda.empty_cache()
                batch //= 2
        return None

    def _measured(self, test: Test, precision: str, batch: int) -> Result:
        cuda = self.torch.cuda
        cuda.empty_cache()
        cuda.reset_peak_memory_stats(self.index)
        step = self._step(test, precision, batch)
        watts: list[float] = []

        def wait() -> None:
            cuda.synchronize(self.index)

        speeds = rates(step, batch * test.units_per_sample, wait, time.perf_counter)
        for _ in range(20):  # power is read beside the stretches, since asking takes time
            step()
            watts += [w] if (w := _number(gpu_state(self.index)["power.draw"])) else []
        wait()
        memory_gb = cuda.max_memory_allocated(self.index) / 1e9
        power_w = median(watts) if watts else None
        return Result(test, precision, batch, median(speeds), memory_gb, power_w)

    def _allow_tf32(self, *, is_allowed: bool) -> None:
        self.torch.backends.cuda.matmul.allow_tf32 = is_allowed
        self.torch.backends.cudnn.allow_tf32 = is_allowed
        self.torch.backends.cudnn.benchmark = True

    def _step(self, test: Test, precision: str, batch: int) -> Step:
        if test.id == "own-resnet-50":
            images = self.torch.randn(batch, 3, 224, 224, device=self.device)
            classes = self.torch.randint(1000, (batch,), device=self.device)
            return self._training(resnet_50(self.torch), images, classes, precision)
        texts = self.torch.randint(WORDS, (batch, TOKENS), device=self.device)
        return self._training(transformer(self.torch), texts, texts, precision)

    def _training(self, model: Any, given: Any, wanted: Any, precision: str) -> Step:
        torch = self.torch
        model = model.to(self.device).train()
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)

        def step() -> None:
            optimizer.zero_grad(set_to_none=True)
            with self._cast(precision):
                said = model(given)
                loss = torch.nn.functional.cross_entropy(said.flatten(0, -2), wanted.flatten())
            loss.backward()
            optimizer.step()

        return step

    def _cast(self, precision: str) -> Any:
        return self.torch.autocast("cuda", self.torch.bfloat16, enabled=precision == "bf16")


def resnet_50(torch: Any) -> Any:
    """Return the network of He et al. 2015 with strides in the 3x3 convolutions."""
    nn = torch.nn

    def joined(inner: int, outer: int, size: int, stride: int = 1) -> list[Any]:
        convolution = nn.Conv2d(inner, outer, size, stride, size // 2, bias=False)
        return [convolution, nn.BatchNorm2d(outer)]

    class Block(nn.Module):  # type: ignore[misc, name-defined, unused-ignore] # known at run time
        def __init__(self, inner: int, width: int, stride: int) -> None:
            super().__init__()
            outer = 4 * width
            self.body = nn.Sequential(
                *joined(inner, width, 1),
                nn.ReLU(inplace=True),
                *joined(width, width, 3, stride),
                nn.ReLU(inplace=True),
                *joined(width, outer, 1),
            )
            is_same = inner == outer and stride == 1
            self.beside = (
                nn.Identity() if is_same else nn.Sequential(*joined(inner, outer, 1, stride))
            )

        def forward(self, x: Any) -> Any:
            return torch.relu(self.body(x) + self.beside(x))

    layers = [*joined(3, 64, 7, 2), nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1)]
    inner = 64
    for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for place in range(count):
            layers.append(Block(inner, width, 1 if place else stride))
            inner = 4 * width
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(2048, 1000))


def transformer(torch: Any) -> Any:
    """Return a decoder of the shape of GPT-2 small."""
    nn, functional = torch.nn, torch.nn.functional

    class Layer(nn.Module):  # type: ignore[misc, name-defined, unused-ignore] # known at run time
        def __init__(self) -> None:
            super().__init__()
            self.before, self.between = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
            self.asked, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
            self.wide = nn.Sequential(
                nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH)
            )

        def forward(self, x: Any) -> Any:
            parts = self.asked(self.before(x)).chunk(3, dim=-1)
            q, k, v = (p.unflatten(-1, (HEADS, -1)).transpose(1, 2) for p in parts)
            seen = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(seen.transpose(1, 2).flatten(2))
            return x + self.wide(self.between(x))

    class Decoder(nn.Module):  # type: ignore[misc, name-defined, unused-ignore] # known at run time
        def __init__(self) -> None:
            super().__init__()
            self.words, self.places = nn.Embedding(WORDS, WIDTH), nn.Embedding(TOKENS, WIDTH)
            self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
            self.last = nn.LayerNorm(WIDTH)

        def forward(self, ids: Any) -> Any:
            places = torch.arange(ids.shape[1], device=ids.device)
            x = self.words(ids) + self.places(places)
            for layer in self.layers:
                x = layer(x)
            return functional.linear(self.last(x), self.words.weight)

    return Decoder()


def entry(results: Sequence[Result], machine: Machine, accelerator: str, url: str, day: str) -> str:
    """Return the file for data/benchmarks as text, ready to be pasted."""
    tests = list(dict.fromkeys(result.test for result in results))
    lines = [
        "# yaml-language-server: $schema=../schema/benchmark.json",
        f"name: {_quoted(f'Measured by a reader, {machine.gpu}')}",
        "source: reader-measurements",
        f"url: {_quoted(url)}",
        "kind: measured",
        "confidence: medium",
        f"software: {_quoted(machine.software[:120])}",
        f"date: {day}",
        "tests:",
        *(f"  - {{id: {t.id}, name: {_quoted(t.name)}, unit: {t.unit}}}" for t in tests),
        "runs:",
        *(_run(result, machine, accelerator) for result in results),
    ]
    return "\n".join(lines) + "\n"


def _run(result: Result, machine: Machine, accelerator: str) -> str:
    note = f"At most {result.memory_gb:.3g} GB of memory"
    note += f", {result.power_w:.3g} W on average." if result.power_w else "."
    fields = {
        "accelerator": accelerator,
        "test": result.test.id,
        "precision": result.precision,
        "value": f"{float(f'{result.speed:.4g}'):g}"
        if result.speed < 1e5
        else f"{result.speed:.0f}",
        "batch": result.batch,
        "runs": STRETCHES,
        "host": _quoted(machine.host[:120]),
        "power_limit_w": f"{machine.power_limit_w:g}" if machine.power_limit_w else None,
        "note": _quoted(note),
    }
    said = ", ".join(f"{name}: {value}" for name, value in fields.items() if value is not None)
    return f"  - {{{said}}}"


def _quoted(text: str) -> str:
    """Return a text as YAML in quotes, without what the guide's data may not hold."""
    plain = "".join(sign for sign in text if sign.isprintable() and sign not in "<>{}")
    return json.dumps(plain, ensure_ascii=False)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("accelerator", help="its id, which ends the address of its page")
    parser.add_argument("--url", required=True, help="where you publish this: an issue")
    parser.add_argument("--index", type=int, default=0, help="which GPU, as nvidia-smi counts them")
    return parser


if __name__ == "__main__":
    sys.exit(main())
