export const DICE_CSS = `
.dice{display:flex;justify-content:center;gap:clamp(10px,4vw,26px);padding:10px 0}
.die{width:clamp(64px,20vw,96px);aspect-ratio:1;filter:drop-shadow(0 5px 6px rgb(5 3 15/.5))}
.die svg{display:block;width:100%;height:100%}
.die.match{filter:drop-shadow(0 0 10px #ffd166) drop-shadow(0 0 3px #ffd166)}
.pick svg{width:30px;height:30px}
.pick .name{font-size:13px}
.picks:has(:nth-child(7)){grid-auto-flow:row;grid-template-columns:repeat(3,minmax(0,1fr))}
.picks:has(:nth-child(7)) .pick{flex-direction:row;gap:6px;min-height:46px}
@media(min-width:560px) and (min-aspect-ratio:5/4){.die{width:clamp(56px,17dvh,120px)}}
@media(max-height:420px) and (min-width:560px){.picks:has(:nth-child(7)){grid-template-columns:repeat(6,minmax(0,1fr))}.picks:has(:nth-child(7)) .pick{flex-direction:column;gap:0}.pick svg{width:22px;height:22px}.pick .name{font-size:12px}.dice{padding:4px 0}}
`
