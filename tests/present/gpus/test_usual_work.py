from __future__ import annotations

from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.present.gpus.usual_work import usual_work
from tests.tiny_speeds import workload


def test_usual_work_is_running_a_small_model_where_it_is_on_record(catalog: Catalog) -> None:
    works = {id_: workload(id=id_) for id_ in ("racing", "llm-decode-8b")}
    assert usual_work(replace(catalog, workloads=works)) == "llm-decode-8b"
    assert usual_work(replace(catalog, workloads={"racing": works["racing"]})) == "racing"
    assert usual_work(replace(catalog, workloads={})) is None
