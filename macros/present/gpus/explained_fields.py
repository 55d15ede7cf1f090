"""Explained fields: where the guide explains each figure of an accelerator."""

from __future__ import annotations

# A page and the heading there, from the language's folder; a figure that explains itself has none.
PAGE_BY_FIELD: dict[str, str] = {
    "memory.size_gb": "guide/memory/#memory-need",
    "memory.bandwidth_gb_s": "guide/speed/#bandwidth",
    "memory.bus_bits": "guide/speed/#bandwidth",
    "memory.data_rate_gbps": "guide/speed/#bandwidth",
    "memory.ecc": "guide/questions/#ecc",
    "compute.fp32_tflops": "guide/speed/#compute",
    "compute.fp16_vector_tflops": "guide/speed/#compute",
    "compute.tensor_fp16_dense_tflops": "guide/speed/#tensor-cores",
    "compute.tensor_fp16_fp16acc_dense_tflops": "guide/speed/#tensor-cores",
    "compute.tensor_bf16_dense_tflops": "guide/speed/#tensor-cores",
    "compute.tf32_dense_tflops": "guide/speed/#precision",
    "compute.fp8_dense_tflops": "guide/speed/#precision",
    "compute.fp4_dense_tflops": "guide/speed/#precision",
    "compute.int8_dense_tops": "guide/speed/#precision",
    "compute.tensor_basis": "method/#tensor-basis",
    "compute.fp32_cores": "guide/speed/#compute",
    "power.tdp_w": "guide/power/#tdp",
    "power.recommended_psu_w": "guide/building/#power-supply",
    "power.connectors": "guide/building/#connectors",
    "board.slots": "guide/building/#case",
    "board.length_mm": "guide/building/#case",
    "links.pcie": "guide/building/#pcie",
    "links.interconnects": "guide/several-gpus/#nvlink",
    "software.platform": "guide/vendors/",
    "software.compute_capability": "guide/questions/#old-card",
    "software.status": "guide/questions/#old-card",
}
