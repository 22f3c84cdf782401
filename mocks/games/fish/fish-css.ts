export const FISH_CSS = `
.pond{position:relative;overflow:hidden;height:max(230px,100vh - 350px);height:clamp(230px,100dvh - 350px,560px);border-radius:20px;background:linear-gradient(#5ec8e8,#1478b8 45%,#0b3f78);box-shadow:0 10px 26px rgb(10 4 40/.3)}
.theme-dark .pond{background:linear-gradient(#1f8fc0,#0f4f8c 45%,#092a57)}
.sea{position:absolute;inset:0;width:100%;height:100%}
.fish{position:absolute;display:block;width:var(--size);aspect-ratio:1;border-radius:50%;animation:swim var(--time) ease-in-out infinite alternate}
.fish svg{display:block;width:100%;height:100%;filter:drop-shadow(0 4px 4px rgb(5 20 50/.45))}
.fish .odds{position:absolute;left:50%;bottom:-4px;translate:-50% 0;padding:0 7px;border-radius:99px;background:rgb(5 20 50/.75);color:#fff;font-size:12px;font-weight:700;line-height:1.5}
.fish:has(:checked){background:radial-gradient(closest-side,rgb(255 209 102/.5),transparent);outline:3px dashed #ffd166;outline-offset:-2px}
.fish:has(:checked) .odds{background:#ffd166;color:#1d1430}
.fish:has(:focus-visible){outline:3px solid #fff;outline-offset:2px}
.fish1{--size:62px;--time:5s;left:6%;top:62%}
.fish2{--size:66px;--time:6s;left:66%;top:60%;animation-delay:-2s}
.fish3{--size:72px;--time:7s;left:34%;top:50%;animation-delay:-4s}
.fish4{--size:76px;--time:8s;left:8%;top:30%;animation-delay:-1s}
.fish5{--size:82px;--time:7s;left:66%;top:30%;animation-delay:-3s}
.fish6{--size:108px;--time:9s;left:32%;top:3%;animation-delay:-5s}
@keyframes swim{from{transform:translate(-9px,3px)}to{transform:translate(9px,-4px)}}
.cannon{position:absolute;left:50%;bottom:0;width:64px;translate:-50% 0;transform-origin:50% 90%}
.shot{position:absolute;left:0;top:0;width:18px;height:18px;margin:-9px;border-radius:50%;background:radial-gradient(circle at 35% 30%,#fff,#ffd166 60%,#f47b20);opacity:0;pointer-events:none}
@media(min-width:560px) and (min-aspect-ratio:5/4){.pond{height:clamp(230px,100dvh - 24px,620px)}.fish1,.fish2,.fish3{top:52%}.fish3{top:46%}}
@media(max-height:420px) and (min-width:560px){.fish{width:calc(var(--size)*.76)}.fish1,.fish2{top:60%}.fish4,.fish5{top:24%}}
@media(min-width:900px) and (min-height:560px){.fish{width:calc(var(--size)*1.5)}.cannon{width:90px}}
`
