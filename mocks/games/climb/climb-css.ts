export const CLIMB_CSS = `
.sky{position:relative;overflow:hidden;height:max(180px,100vh - 410px);height:clamp(180px,100dvh - 410px,480px);border-radius:20px;background:linear-gradient(color-mix(in srgb,var(--cover) 40%,#1d1460),color-mix(in srgb,var(--cover) 85%,#1d1460));box-shadow:0 10px 26px rgb(10 4 40/.3)}
.chart{position:absolute;inset:0;width:100%;height:100%}
#trail{stroke-dasharray:1;stroke-dashoffset:1}
.rider{position:absolute;left:0;top:0;width:96px;height:96px;margin:-62px 0 0 -48px;offset:none;transform:translate(48px,calc(100cqh - 40px))}
.sky{container-type:size}
.rider svg{display:block;width:100%;height:100%;filter:drop-shadow(0 5px 6px rgb(5 3 15/.5))}
.height{position:absolute;left:16px;top:12px;padding:2px 12px;border-radius:12px;background:rgb(5 3 15/.55);color:#fff;font-size:32px;line-height:1.3}
.height.made{background:#0b7f4f}
.pick{min-height:46px}
.pick:has(:checked){background:var(--mango);color:var(--on-mango)}
@media(min-width:560px) and (min-aspect-ratio:5/4){.sky{height:clamp(170px,100dvh - 90px,560px)}}
`
