/** The pages' style: the brand's colors, in the reader's color scheme. */
export const STYLE = `:root { color-scheme: light dark; --ground: #fbf8f1; --surface: #fff; --ink: #1b1838; --quiet: #5d587c; --line: #ddd5c2; --link: #1769c2; --mark: #8a5500; --night: #1c1940 }
@media (prefers-color-scheme: dark) { :root { --ground: #12102b; --surface: #1c1940; --ink: #f7f4ea; --quiet: #b4afd6; --line: #3b3670; --link: #5cb8ff; --mark: #ffb52e } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Roboto, system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 1fr) }
nav { background: var(--night) } nav ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 0; padding: 8px 12px }
nav a { color: #fff; display: block; padding: 10px 12px; text-decoration: none; border-radius: 12px; min-height: 44px } nav a:hover, nav a:focus-visible { background: #ffffff22 }
main { max-width: 72rem; width: 100%; margin: 0 auto; padding: 16px }
h1 { font-size: 2rem; line-height: 1.2 } h2 { margin-top: 2.5rem; font-size: 1.4rem } h3 { font-size: 1.1rem } h5 { font-size: 1rem; margin: 1rem 0 .25rem; color: var(--quiet) }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 4px 20px 20px; margin: 20px 0; scroll-margin-top: 8px } section h2, section h3 { margin-top: 1.25rem }
a { color: var(--link) } .anchor { text-decoration: none; color: var(--quiet); padding: 0 8px }
code { font: .875em ui-monospace, monospace; background: color-mix(in srgb, var(--quiet) 15%, transparent); border-radius: 6px; padding: 1px 5px; overflow-wrap: anywhere }
pre { overflow-x: auto; background: var(--ground); border: 1px solid var(--line); border-radius: 12px; padding: 12px; font-size: .85rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .9rem } th, td { text-align: left; vertical-align: top; padding: 8px; border-bottom: 1px solid var(--line) } th { color: var(--quiet); font-weight: 600 } td p { margin: 0 }
summary { min-height: 44px; padding: 10px 0; cursor: pointer } .proposed { color: var(--mark); white-space: nowrap } .address span { float: right }
input { font: inherit; padding: 10px 12px; border-radius: 12px; border: 1px solid var(--quiet); background: var(--surface); color: var(--ink); width: min(24rem, 100%) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px } .skip { position: absolute; left: -999px } .skip:focus { position: static; padding: 12px }
[hidden] { display: none }
`

/** Filters the list by the typed text; without it the whole list shows. */
export const FILTER = `const field = document.getElementById('find')
field?.addEventListener('input', () => {
  const wanted = field.value.trim().toLowerCase()
  for (const row of document.querySelectorAll('tr[data-row]')) row.hidden = !row.textContent.toLowerCase().includes(wanted)
})
`
