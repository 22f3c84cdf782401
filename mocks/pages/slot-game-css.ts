/** Portrait phones first (360 × 640 without scrolling), then landscape phones, then desktops. */
export const SLOT_GAME_CSS = `
body{background:radial-gradient(120% 70% at 50% 0,#3d2a86,#12102b 70%);background-attachment:fixed;overflow-x:hidden}
body.theme-light{background:radial-gradient(120% 70% at 50% 0,#ffe9c2,#fbf8f1 70%);background-attachment:fixed}
.game{max-width:460px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:12px 12px calc(10px + env(safe-area-inset-bottom));display:flex;flex-direction:column;gap:7px}
.foot{display:flex;justify-content:center;gap:8px}
.foot button{padding:0 16px;border:0;background:none;color:var(--quiet);font-size:14px}
.money{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:0}
.money div{padding:6px 12px;border-radius:12px;background:var(--surface);border:1px solid var(--line)}
.money dt{font-size:12px;line-height:1.3;color:var(--quiet)}
.money dd{margin:0;font-size:21px;line-height:1.2;font-weight:800}
.money .has{color:var(--jade)}
.machine{position:relative;align-self:center;width:min(100%,max(210px,100vh - 340px));width:min(100%,max(210px,100dvh - 340px));padding:14px;border-radius:24px;background:linear-gradient(#e5264f,#8e1347);box-shadow:0 10px 30px rgb(10 4 40/.35),inset 0 2px 0 rgb(255 255 255/.35)}
.machine::before{content:"";position:absolute;inset:5px;border-radius:20px;border:4px dotted #ffd166;pointer-events:none}
.reels{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;padding:6px;border-radius:14px;background:#3b0a2e}
.reel{overflow:hidden;border-radius:10px;background:linear-gradient(#d9cfb4,#fffaf0 18%,#fffaf0 82%,#d9cfb4);aspect-ratio:1/3}
.cell{display:block;width:100%;aspect-ratio:1;padding:9%}
.cell svg{display:block;width:100%;height:100%}
.cell.lit{animation:lit .5s ease-in-out 2;background:radial-gradient(closest-side,#ffb52e,#ffb52e66 60%,transparent)}
@keyframes lit{50%{transform:scale(1.1)}}
.machine.wins::before{border-color:#fff6e3}
.result{min-height:44px;display:flex;align-items:center;justify-content:center;text-align:center;font-weight:700;line-height:1.3}
.result.win{font-size:22px;font-weight:800;color:var(--jade)}
.notice{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:10px 12px;border-radius:12px;background:var(--danger-ground);border:1px solid var(--gumamela);font-size:14px;line-height:1.4}
.notice.calm{background:var(--surface);border-color:var(--line)}
.notice p{flex:1 1 180px;white-space:pre-line}
.result:has(+.notice:not([hidden])){display:none}
.bets{margin:0;padding:0;border:0;display:grid;grid-template-columns:auto repeat(5,1fr);gap:6px;align-items:center}
.bets legend{float:left;padding:0 4px 0 0;font-size:14px;font-weight:600;color:var(--quiet)}
.bets label{position:relative;display:grid;place-items:center;min-height:44px;border-radius:12px;border:2px solid var(--line);background:var(--surface);font-weight:700;cursor:pointer}
.bets input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
.bets label:has(:checked){border-color:var(--mango);background:var(--mango);color:var(--on-mango)}
.bets label:has(:focus-visible){outline:3px solid var(--sky);outline-offset:2px}
.spin{min-height:56px;font-size:20px;letter-spacing:.02em}
.demo{text-align:center;font-size:12px;color:var(--quiet)}
.pays{font-size:14px}
.pays summary{min-height:44px;display:flex;align-items:center;justify-content:center;color:var(--quiet);font-weight:600;cursor:pointer}
.pays ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:4px 12px}
.pays li{display:flex;align-items:center;gap:6px;font-weight:700}
.pays svg{width:32px;height:32px;flex:none}
.pays p{margin-top:6px;color:var(--quiet)}
.side{display:contents}
@media(min-height:760px){.game{justify-content:center;gap:12px}}
@media(min-width:560px) and (min-aspect-ratio:5/4){
.game{max-width:1080px;display:grid;grid-template-columns:minmax(0,1fr) minmax(270px,36%);column-gap:clamp(16px,4vw,48px);align-items:center}
.machine{width:min(100%,100vh - 40px);justify-self:end}
.side{display:flex;flex-direction:column;gap:8px}
}
@media(max-height:420px) and (min-width:560px){.result{min-height:30px}.side{gap:6px}.demo{margin-top:-2px}.pays summary{min-height:32px}}
@media(min-width:900px) and (min-height:560px){.side{gap:16px;max-width:400px}.money dd{font-size:28px}.result.win{font-size:28px}.machine{width:min(100%,100vh - 160px)}}
`
