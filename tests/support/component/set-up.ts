import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startI18n } from '#src/i18n/i18n.ts'
import '#src/ui/fonts/faces.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'

// Runs in the page before each component test file, whose modules are its own.

// The tokens of colors depend on it.
document.body.className = 'theme-light'
document.documentElement.lang = 'en-US'
await startI18n('en-US')

beforeEach(async () => {
  // A form that leaves the page writes its draft.
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
