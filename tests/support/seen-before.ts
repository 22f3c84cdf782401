/**
 * What the device of somebody who has been here today holds: the age is accepted, the announcements of the day are read, the
 * channels to follow were offered, and the hints dismissed. To be run in the page before its own scripts.
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
    TUMPAK_FOLLOWASKED: true,
    TUMPAK_DISMISSEDHINTS: ['downloadBanner', 'browserTip'],
  }
  try {
    for (const [name, value] of Object.entries(stored)) {
      localStorage.setItem(name, JSON.stringify({ value, expires: null }))
    }
  } catch {
    // The storage of a page of others, in a frame, is closed to it.
  }
}
