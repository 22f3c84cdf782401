import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startI18n } from '#src/i18n/i18n.ts'
import { startUp } from '#src/platform/start-up.ts'
import '#src/ui/fonts/faces.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { setFont } from '../fonts.ts'
import { movePointerAway } from './input.ts'

// Runs in the page before each component test file; each file has its own modules.

// The color tokens depend on it.
document.body.className = 'theme-light'
document.documentElement.lang = 'en-US'
await startI18n('en-US')
// No part waits for the start of an app.
startUp.end()

beforeEach(async () => {
  // What lies under the pointer of an earlier test, even of another file, would be hovered.
  await movePointerAway()
  // A form stores its draft when it unmounts.
  await cleanup()
  await setFont('roboto')
  localStorage.clear()
  sessionStorage.clear()
})
