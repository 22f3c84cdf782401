/** The `sandbox` attribute of a framed page (`asyncapi/frames.yaml#/channels/frame`). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/**
 * The app's side of a frame: it listens before the framed page can send. It closes the frame by leaving the page, because
 * not every browser delivers what the page of a removed frame sends last.
 */
export const HOST_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The app</title>
<style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style>
<iframe title="A page in a frame" sandbox="${SANDBOX}" allow="fullscreen; autoplay" referrerpolicy="no-referrer"></iframe>
<script>
const frame = document.querySelector('iframe')
const page = frame.contentWindow
function openFrame(address) { frame.src = address }
function closeFrame() { frame.src = 'about:blank' }
addEventListener('message', ({ data, origin, source }) => {
  let text
  try { text = JSON.stringify(data) } catch {}
  reportMessage({ text: text ?? String(data), isText: typeof data === 'string', origin, isPage: source === page || source === null })
})
frame.addEventListener('load', () => { if (frame.getAttribute('src')) reportLoaded() })
</script></html>
`

/** Runs in every window before the page's scripts. A framed page gets no storage, as in strict browsers. */
export const REFUSE_STORAGE = `if (window !== window.parent)
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError') },
    })
`
