import { toFileName, VIEWPORTS, type Shot } from './screen.ts'

/** A page with all pictures side by side, one row per screen, with changed ones marked. */
export function indexPage(shots: Shot[], changed: Set<string>): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))]
  const rows = screens.map((screen) => {
    const figures = shots
      .filter((shot) => shot.screen === screen)
      .map((shot) => {
        const file = toFileName(shot)
        const label = `${shot.viewport}, ${shot.theme}, ${shot.language}`
        const isNarrow = VIEWPORTS[shot.viewport].width < 400
        return `<figure class="${changed.has(file) ? 'changed' : ''}"><a href="${file}"><img loading="lazy" src="${file}" alt="${screen}: ${label}" class="${isNarrow ? 'narrow' : 'wide'}"></a><figcaption>${label}</figcaption></figure>`
      })
    return `<section><h2>${screen}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 16px; background: #eee; color: #111 }
section div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0 0 16px; padding: 4px; background: #fff; border: 2px solid #fff }
figure.changed { border-color: #d31d54 }
img.narrow { width: 240px } img.wide { width: 480px }
img { display: block; height: auto }
</style>
<h1>Screens</h1><p>${String(shots.length)} pictures, ${String(changed.size)} differ from the last run (red border).</p>
${rows.join('\n')}
</html>
`
}
