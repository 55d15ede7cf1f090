"""Asking: other people's servers, asked politely, and never one inside our own network."""
