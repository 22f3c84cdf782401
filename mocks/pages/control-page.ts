import { lantern } from '../art/lantern.ts'
import { CONTROL_CSS } from './control-css.ts'
import type { ControlModel } from './control-model.ts'
import {
  callLogPanel,
  clockPanel,
  eventsPanel,
  faultsPanel,
  personasPanel,
  playPanel,
  sentinelsPanel,
  socketsPanel,
  sandboxPanel,
} from './control-panels.ts'
import { pageScript } from './page-scripts.ts'
import { renderFlags, renderPageShell } from './page-shell.ts'

/**
 * The control page at `/__mock`: all control requests for this browser's sandbox. In English, since only developers see
 * it.
 */
export async function renderControlPage(model: ControlModel): Promise<string> {
  const mark = `<svg viewBox="-104 -104 208 208" aria-hidden="true">${lantern()}</svg>`
  const left = personasPanel(model) + clockPanel() + socketsPanel()
  const right = sandboxPanel(model) + faultsPanel(model) + eventsPanel(model) + playPanel(model)
  const { nonce, ...data } = model
  return renderPageShell({
    title: `Mock – ${model.sandbox}`,
    lang: 'en-US',
    theme: 'auto',
    css: CONTROL_CSS,
    body: `${renderFlags()}<main class="page"><header class="head"><h1>${mark}Mock control</h1></header><div class="status" id="status" role="status" aria-live="polite"></div><div class="columns"><div>${left}</div><div>${right}</div></div>${callLogPanel()}${sentinelsPanel()}</main>`,
    script: { code: await pageScript('control-page'), data },
    ...(nonce === undefined ? {} : { nonce }),
  })
}
