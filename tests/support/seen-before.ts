/**
 * The storage of a device that was used today: the age is accepted, a game was played, announcements and hints have been
 * shown. Runs in the page before its own scripts.
 */
export function seenBefore(): void {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Manila',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(Date.now())
  const stored = {
    TUMPAK_AGEACCEPTED: true,
    TUMPAK_LASTNOTICEDATE: today,
    TUMPAK_FIRSTVISIT: 0,
    TUMPAK_FOLLOWASKED: true,
    TUMPAK_DISMISSEDHINTS: ['downloadBanner', 'browserTip'],
  }
  try {
    for (const [name, value] of Object.entries(stored)) {
      localStorage.setItem(name, JSON.stringify({ value, expires: null }))
    }
  } catch {
    // A framed page of another origin cannot use this storage.
  }
}

/** Runs in the page before its own scripts: the player comes back, and everything else is as on a first visit. */
export function endFirstVisit(): void {
  try {
    localStorage.setItem('TUMPAK_FIRSTVISIT', '{"value":0,"expires":null}')
  } catch {
    // A framed page of another origin cannot use this storage.
  }
}
