"""Changes: what differs between two states of the data, and in the advice that follows."""
