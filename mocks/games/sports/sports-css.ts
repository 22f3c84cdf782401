export const SPORTS_CSS = `
.event{padding:14px 12px;border-radius:18px;background:linear-gradient(150deg,color-mix(in srgb,var(--cover) 90%,#fff),color-mix(in srgb,var(--cover) 60%,#0a0418));color:#fff6e3;box-shadow:0 10px 26px rgb(10 4 40/.3)}
.league{text-align:center;font-size:13px;font-weight:700;text-shadow:0 1px 3px rgb(5 3 15/.7)}
.match{display:grid;grid-template-columns:1fr auto 1fr;gap:8px;align-items:center;margin-top:8px;text-align:center}
.contestant svg{width:clamp(64px,16vh,120px);height:auto}
.contestant h2{font-size:17px;line-height:1.25;text-shadow:0 1px 3px rgb(5 3 15/.7)}
.versus{padding:4px 8px;border-radius:99px;background:rgb(5 3 15/.5);font-size:13px;font-weight:700}
.slip{padding:12px;border-radius:18px;background:var(--surface);border:1px solid var(--line);display:flex;flex-direction:column;gap:8px}
.slip>h2{font-size:16px}
.pick{min-height:62px;background:var(--raised)}
.pick .name{font-size:14px}
.pick .odds{font-size:17px;font-weight:800;color:var(--jade);opacity:1}
.pick:has(:checked){background:var(--mango);color:var(--on-mango)}
.pick:has(:checked) .odds{color:inherit}
.returns{display:flex;justify-content:space-between;font-size:15px;color:var(--quiet)}
.returns b{color:var(--ink)}
@media(min-width:560px) and (min-aspect-ratio:5/4){.stage{gap:12px}}
@media(max-height:420px) and (min-width:560px){.stage{gap:7px}.event{padding:8px 12px}.match{margin-top:2px}.contestant svg{width:48px}.contestant h2{font-size:15px}.slip{padding:8px 12px;gap:6px}.slip>h2{display:none}.pick{min-height:50px}}
`
