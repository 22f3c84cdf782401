export const BINGO_CSS = `
.caller{display:flex;align-items:center;gap:10px;min-height:60px;padding:6px 10px;border-radius:14px;background:var(--surface);border:1px solid var(--line)}
.ball{display:grid;place-items:center;border-radius:50%;font-weight:800;color:#1d1430;background:radial-gradient(circle at 35% 30%,#fff 0 46%,var(--ball,#ffd166) 47%);box-shadow:inset 0 -3px 5px rgb(5 3 15/.25),0 2px 4px rgb(5 3 15/.3)}
.ball.now{flex:none;width:56px;height:56px;font-size:20px}
.called{display:flex;flex-wrap:wrap;gap:3px;overflow:hidden;max-height:54px;align-content:flex-start}
.called .ball{width:25px;height:25px;font-size:11px}
.col-0{--ball:#ff6f8f}.col-1{--ball:#ffb52e}.col-2{--ball:#2fd6a3}.col-3{--ball:#5cb8ff}.col-4{--ball:#c79bff}
.bingo-card{align-self:center;width:min(100%,max(230px,100vh - 400px));width:min(100%,max(230px,100dvh - 400px));padding:10px;border-radius:18px;background:linear-gradient(color-mix(in srgb,var(--cover) 88%,#fff),color-mix(in srgb,var(--cover) 60%,#0a0418));box-shadow:0 10px 26px rgb(10 4 40/.3)}
.letters{display:grid;grid-template-columns:repeat(5,1fr);padding-bottom:6px;text-align:center;color:#fff6e3;font-size:20px;line-height:1.2;text-shadow:0 1px 3px #0a0418}
.spots{display:grid;grid-template-columns:repeat(5,1fr);gap:4px}
.spot{position:relative;display:grid;place-items:center;aspect-ratio:1.12;border-radius:8px;background:#fffaf0;color:#1d1430;font-size:18px;font-weight:800}
.spot.marked:not(.free){background:#ffe3a0}
.spot.marked:not(.free)::after{content:"";position:absolute;inset:9%;border-radius:50%;border:3px solid #c4184c}
.spot.line,.spot.line.marked:not(.free){background:#ffb52e;box-shadow:0 0 0 2px #fff6e3}
.spot.free svg{width:88%;height:88%}
@media(min-width:560px) and (min-aspect-ratio:5/4){.bingo-card{width:min(100%,max(220px,128vh - 150px));padding:8px}.spot{aspect-ratio:1.35;font-size:16px}.letters{font-size:16px;padding-bottom:3px}.caller{min-height:44px;padding:4px 10px}.ball.now{width:42px;height:42px;font-size:16px}.called{max-height:26px}}
`
