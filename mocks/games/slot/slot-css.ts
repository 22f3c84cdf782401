export const SLOT_CSS = `
.machine{position:relative;align-self:center;width:min(100%,max(210px,100vh - 350px));width:min(100%,max(210px,100dvh - 350px));padding:14px;border-radius:24px;background:linear-gradient(var(--machine),var(--deep));box-shadow:0 10px 30px rgb(10 4 40/.35),inset 0 2px 0 rgb(255 255 255/.35)}
.machine::before{content:"";position:absolute;inset:5px;border-radius:20px;border:4px dotted #ffd166;pointer-events:none}
.reels{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;padding:6px;border-radius:14px;background:var(--well)}
.reel{overflow:hidden;border-radius:10px;background:linear-gradient(#d9cfb4,#fffaf0 18%,#fffaf0 82%,#d9cfb4);aspect-ratio:1/3}
.cell{display:block;width:100%;aspect-ratio:1;padding:7%}
.cell svg{display:block;width:100%;height:100%}
.cell.lit{animation:lit .5s ease-in-out 2;background:radial-gradient(closest-side,#ffb52e,#ffb52e66 60%,transparent)}
@keyframes lit{50%{transform:scale(1.1)}}
.wins .machine::before{border-color:#fff6e3}
@media(min-width:560px) and (min-aspect-ratio:5/4){.machine{width:min(100%,100vh - 40px);align-self:end}}
@media(min-width:900px) and (min-height:560px){.machine{width:min(100%,100vh - 160px)}}
`
