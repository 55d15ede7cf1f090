"""Cost: what owning an accelerator costs over years, beside renting one by the hour."""
