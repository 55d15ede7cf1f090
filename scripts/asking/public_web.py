"""Public web: what servers of the open internet answer; those of private networks are not asked."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from urllib.parse import SplitResult, quote, urljoin, urlsplit

AGENT = "Mozilla/5.0 (compatible; DeepLearningHardwareGuide-links; asks each page once a week)"
SECONDS = 20
MOST_REDIRECTS = 6
_REDIRECTS = (301, 302, 303, 307, 308)
_SAFE = "!#$%&'()*+,/:;=?@[]~"

IsAllowed = Callable[[str], bool]  # of an IP address


class NotPublicError(ValueError):
    """The address is none that may be asked."""


@dataclass(frozen=True)
class Answer:
    """The status of the last page that an address led to; 0 with a reason where none answered."""

    status: int
    reason: str = ""


def is_public(address: str) -> bool:
    """Return whether an IP address belongs to the open internet, also one written in another."""
    ip = ipaddress.ip_address(address)
    inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    return ip.is_global and not ip.is_multicast and (inner is None or inner.is_global)


def ask(url: str, is_allowed: IsAllowed = is_public) -> Answer:
    """Return what an address answers at the end of its redirects."""
    method = "HEAD"
    for _ in range(MOST_REDIRECTS):
        try:
            status, target = _asked(url, method, is_allowed)
        except NotPublicError as error:
            return Answer(0, str(error))
        except (OSError, HTTPException, ValueError) as error:
            return Answer(0, str(error) or type(error).__name__)
        if target:
            url = urljoin(url, target)
        elif status >= 400 and method == "HEAD":
            method = "GET"  # many servers know no other, or answer HEAD with anything
        else:
            return Answer(status)
    return Answer(0, "too many redirects")


def _asked(url: str, method: str, is_allowed: IsAllowed) -> tuple[int, str]:
    """Return the status, and where a redirect leads."""
    parts = urlsplit(url)
    connection = _connection(parts, is_allowed)
    path = quote(parts.path or "/", safe=_SAFE)
    path += f"?{quote(parts.query, safe=_SAFE)}" if parts.query else ""
    headers: Mapping[str, str] = {"User-Agent": AGENT, "Accept": "*/*"}
    try:
        connection.request(method, path, headers=headers)
        response: HTTPResponse = connection.getresponse()  # of which the body is never read
        target = response.getheader("Location") if response.status in _REDIRECTS else None
        return response.status, target or ""
    finally:
        connection.close()


def _connection(parts: SplitResult, is_allowed: IsAllowed) -> HTTPConnection:
    """Return a connection to the very address that was looked at: a name may soon mean another."""
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise NotPublicError("only http and https addresses without a login are asked")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = sorted((str(info[4][0]) for info in found), key=lambda address: ":" in address)
    if not all(is_allowed(address) for address in addresses):
        raise NotPublicError(f"{parts.hostname} is inside a private network")
    stream = socket.create_connection((addresses[0], port), timeout=SECONDS)
    if parts.scheme == "https":
        context = ssl.create_default_context()
        stream = context.wrap_socket(stream, server_hostname=parts.hostname)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname, port, timeout=SECONDS)
    connection.sock = stream
    return connection
