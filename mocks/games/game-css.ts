/** The frame of all demo games: portrait phones first, then landscape phones, then desktops. */
export const GAME_CSS = `
body{background:radial-gradient(120% 70% at 50% 0,color-mix(in srgb,var(--cover) 55%,var(--ground)),var(--ground) 75%);background-attachment:fixed;overflow-x:hidden}
body.theme-light{background:radial-gradient(120% 70% at 50% 0,color-mix(in srgb,var(--cover) 26%,var(--ground)),var(--ground) 75%);background-attachment:fixed}
.game{max-width:460px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:10px 12px calc(10px + env(safe-area-inset-bottom));display:flex;flex-direction:column;gap:7px}
.stage{display:flex;flex-direction:column;gap:7px;min-width:0}
.foot{display:flex;justify-content:center;gap:8px}
.foot button{padding:0 16px;border:0;background:none;color:var(--quiet);font-size:14px}
.money{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:0}
.money div{padding:5px 12px;border-radius:12px;background:var(--surface);border:1px solid var(--line)}
.money dt{font-size:12px;line-height:1.3;color:var(--quiet)}
.money dd{margin:0;font-size:20px;line-height:1.2;font-weight:800}
.money .has{color:var(--jade)}
.result{min-height:42px;display:flex;align-items:center;justify-content:center;text-align:center;font-weight:700;line-height:1.3}
.result.win{font-size:19px;font-weight:800;color:var(--jade)}
.notice{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:10px 12px;border-radius:12px;background:var(--danger-ground);border:1px solid var(--gumamela);font-size:14px;line-height:1.4}
.notice.calm{background:var(--surface);border-color:var(--line)}
.notice p{flex:1 1 180px;white-space:pre-line}
.result:has(+.notice:not([hidden])){display:none}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;font-size:14px;font-weight:600;color:var(--quiet)}
.choice{position:relative;cursor:pointer}
.choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.choice:has(:focus-visible){outline:3px solid var(--sky);outline-offset:2px}
.bets{display:grid;grid-template-columns:auto repeat(5,1fr);gap:6px;align-items:center}
.bets legend{float:left;padding:0 4px 0 0}
.bets .choice{display:grid;place-items:center;min-height:44px;border-radius:12px;border:2px solid var(--line);background:var(--surface);font-weight:700}
.bets .choice:has(:checked){border-color:var(--mango);background:var(--mango);color:var(--on-mango)}
.bets.long{grid-template-columns:repeat(5,1fr);gap:4px}
.bets.long legend{grid-column:1/-1}
.bets.long .choice{font-size:13px}
.play{min-height:54px;font-size:20px;letter-spacing:.02em}
.demo{text-align:center;font-size:12px;line-height:1.4;color:var(--quiet)}
.pays{font-size:14px}
.pays summary{min-height:44px;display:flex;align-items:center;justify-content:center;color:var(--quiet);font-weight:600;cursor:pointer}
.pays table{width:100%;border-collapse:collapse}
.pays th{padding:5px 0;text-align:left;font-weight:400}
.pays td{padding:5px 0;text-align:right;font-weight:700;white-space:nowrap}
.pays tr{border-bottom:1px solid var(--line)}
.pays svg{width:28px;height:28px;vertical-align:middle;margin-right:8px}
.pays p,.pays ul{margin:8px 0 0;color:var(--quiet)}
.pays ul{padding-left:18px}
.pays li+li{margin-top:4px}
.side{display:contents}
@media(max-height:560px) and (max-aspect-ratio:5/4){.play{position:sticky;bottom:8px;z-index:2}}
@media(min-height:760px){.game{justify-content:center;gap:12px}}
@media(min-width:560px) and (min-aspect-ratio:5/4){
.game{max-width:1080px;display:grid;grid-template-columns:minmax(0,1fr) minmax(270px,36%);column-gap:clamp(16px,3vw,48px);align-items:center}
.side{display:flex;flex-direction:column;gap:8px;min-width:0}
}
@media(max-height:420px) and (min-width:560px){.result{min-height:30px}.side{gap:5px}.demo{margin-top:-2px}.pays summary{min-height:32px}.play{min-height:46px;font-size:17px}}
@media(min-width:900px) and (min-height:560px){.side{gap:16px;max-width:400px}.money dd{font-size:28px}.result.win{font-size:24px}}
`
