export const CARDS_CSS = `
.hands{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:10px;--card:clamp(40px,12vw,56px)}
.hands.stacked{grid-auto-flow:row}
.hand{min-width:0;padding:5px 6px 8px;border-radius:12px;border:2px solid transparent}
.hand h2{display:flex;align-items:baseline;justify-content:center;gap:8px;font-size:14px;line-height:1.5}
.worth{min-width:1ch;font-size:17px}
.worth:not(:empty){padding:0 8px;border-radius:8px;background:rgb(5 3 15/.55)}
.hand.won{border-color:#ffd166;background:rgb(255 209 102/.16)}
.cards{display:flex;justify-content:center;gap:0;min-height:calc(var(--card)*1.4);padding-right:4px}
.seat{flex:0 1 calc(var(--card) + 4px);min-width:0}
.card{position:relative;display:flex;flex-direction:column;align-items:flex-start;width:var(--card);aspect-ratio:5/7;padding:3px 5px;border-radius:7px;background:linear-gradient(#fffdf7,#f3ead6);color:#1d1430;box-shadow:-1px 2px 6px rgb(5 3 15/.45)}
.card.red{color:#c4184c}
.card b{font-size:calc(var(--card)*.36);line-height:1.05;letter-spacing:-.04em}
.card svg{width:26%;aspect-ratio:1}
.card svg+svg{position:absolute;right:9%;bottom:8%;width:48%}
.card.back{background:repeating-linear-gradient(45deg,rgb(255 246 227/.28) 0 3px,transparent 3px 8px),var(--back);border:3px solid #fff6e3}
.road{display:flex;gap:3px;min-height:22px;margin:6px 0 0;padding:0;list-style:none;overflow:hidden;justify-content:center}
.road li{display:grid;place-items:center;flex:none;width:20px;height:20px;border-radius:50%;background:#146a4d;color:#fff;font-size:11px;font-weight:800}
.road .player,.road .dragon,.road .andar{background:#1769c2}
.road .banker,.road .tiger,.road .bahar,.road .dealer{background:#c4184c}
.pick-player,.pick-dragon,.pick-andar{background:#12539b;border-color:#12539b;color:#fff}
.pick-banker,.pick-tiger,.pick-bahar{background:#a81442;border-color:#a81442;color:#fff}
.pick-tie{background:#146a4d;border-color:#146a4d;color:#fff}
@media(min-width:560px) and (min-aspect-ratio:5/4){.hands{--card:clamp(38px,11vh,84px)}.hands.stacked{--card:clamp(36px,9vh,72px);grid-auto-flow:column}}
`
