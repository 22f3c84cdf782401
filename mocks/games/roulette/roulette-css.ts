export const ROULETTE_CSS = `
.top{position:relative;--room:clamp(144px,100dvh - 560px,260px)}
.top .room{height:var(--room)}
.top .plate{bottom:14px}
.wheel{position:absolute;right:6px;top:6px;width:min(40%,var(--room) - 19px);aspect-ratio:1;border-radius:50%;filter:drop-shadow(0 3px 8px rgb(5 3 15/.6))}
.wheel svg{display:block;width:100%;height:100%}
.wheel text{font-size:9px;font-weight:800;fill:#fff;text-anchor:middle;dominant-baseline:central}
.wheel b{position:absolute;left:50%;top:50%;translate:-50% -50%;display:grid;place-items:center;min-width:40%;aspect-ratio:1;border-radius:50%;color:#fff;font-size:24px}
.wheel b:empty{display:none}
.top .room svg{translate:-13% -11%;width:116%}
.red{background:#c4184c}.black{background:#1d1430}.green{background:#0b7f4f}
.felt{position:relative;padding:8px}
.road{display:flex;gap:3px;min-height:24px;margin:0 0 5px;padding:0;list-style:none;overflow:hidden;justify-content:center}
.road li{display:grid;place-items:center;flex:none;min-width:22px;height:22px;border-radius:6px;color:#fff;font-size:12px;font-weight:800}
.table{display:grid;grid-template-columns:26px minmax(0,1fr);gap:2px}
.numbers{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:2px}
.dozens,.halves{grid-column:2;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:2px}
.cell{display:grid;place-items:center;min-height:38px;border-radius:5px;border:1px solid rgb(255 246 227/.35);color:#fff;font-weight:700;font-size:13px;letter-spacing:-.02em}
.cell.wide{background:rgb(5 3 15/.35)}
.cell:has(:checked){z-index:1;outline:3px solid #ffd166;outline-offset:-2px}
.cell:has(:checked)::after{content:"";position:absolute;right:1px;top:1px;width:11px;height:11px;border-radius:50%;border:3px dashed #fff6e3;background:#e5264f;box-shadow:0 1px 3px rgb(5 3 15/.7)}
.cell:has(:focus-visible){outline:3px solid #5cb8ff;outline-offset:1px}
.cell.hit{background:#ffd166;color:#1d1430}
@media(min-width:560px) and (min-aspect-ratio:5/4){.top{--room:clamp(84px,100dvh - 290px,330px)}.cell{min-height:clamp(32px,9dvh,46px)}}
@media(max-height:420px) and (min-width:560px){.cell{min-height:27px}.road{display:none}}
`
