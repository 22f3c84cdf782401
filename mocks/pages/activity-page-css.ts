/** One column on a phone; from 800 px, the content on the left and its action beside it. */
export const ACTIVITY_PAGE_CSS = `
body{background:radial-gradient(120% 60% at 50% 0,#3d2a86,#12102b 72%);background-attachment:fixed;overflow-x:hidden}
body.theme-light{background:radial-gradient(120% 60% at 50% 0,#ffe9c2,#fbf8f1 72%);background-attachment:fixed}
.act{max-width:480px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:0 12px calc(12px + env(safe-area-inset-bottom));display:flex;flex-direction:column;gap:10px}
.flags{position:absolute;inset:0 0 auto;height:26px;pointer-events:none}
.top{padding-top:28px}
.top h1{font-size:19px;line-height:1.2;font-weight:800;text-align:center}
.top h1 small{display:block;font-size:13px;font-weight:500;color:var(--quiet)}
.foot{display:flex;justify-content:center;gap:8px}
.foot button{padding:0 12px;border:0;background:none;color:var(--quiet);font-size:14px}
.tabs{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;padding:4px;border-radius:16px;background:var(--surface);border:1px solid var(--line)}
.tabs button{position:relative;border:0;background:none;padding:0 4px;font-size:15px}
.tabs button[aria-selected=true]{background:var(--mango);color:var(--on-mango);font-weight:800}
.dot{position:absolute;top:-9px;right:0;min-width:20px;height:20px;padding:0 5px;border-radius:99px;background:#c4184c;color:#fff;font-size:12px;line-height:20px;font-weight:800}
.message{min-height:26px;display:flex;align-items:center;justify-content:center;text-align:center;font-weight:700;line-height:1.3}
.message.good{color:var(--jade);font-weight:800}
.message.bad{padding:10px 12px;border-radius:12px;background:var(--danger-ground);border:1px solid var(--gumamela)}
.part{display:flex;flex-direction:column;gap:10px}
.card{padding:14px;border-radius:20px;background:var(--surface);border:1px solid var(--line);min-width:0}
.card h2{font-size:17px;line-height:1.3;font-weight:800}
.card p{font-size:14px;line-height:1.4;color:var(--quiet)}
.card .primary,.card .wide{width:100%;min-height:52px;margin-top:12px;border-radius:16px;font-size:17px}
.days{display:grid;grid-template-columns:repeat(7,1fr);gap:4px;margin-top:10px}
.days span.head{font-size:12px;text-align:center;color:var(--quiet)}
.day{position:relative;min-height:44px;padding:2px 0;border-radius:12px;border:1px solid var(--line);background:var(--raised);font-size:13px;font-weight:700;line-height:1.1;display:flex;flex-direction:column;align-items:center;justify-content:flex-start;gap:1px}
.day svg{width:24px;height:24px}
.day.missed{justify-content:center;background:none;color:var(--quiet);font-weight:500}
.day.future{justify-content:center;border-style:dashed;background:none;color:var(--quiet);font-weight:500}
.day.today{border:2px solid var(--mango);color:var(--ink);justify-content:center;font-size:16px;font-weight:800}
.day.signed{background:var(--good-ground);border-color:var(--jade)}
.coin{position:absolute;right:2px;bottom:2px;width:10px;height:10px;border-radius:99px;background:#ffb52e;border:2px solid #8a3a08}
.coin.used{background:var(--jade);border-color:transparent}
.wheel{position:relative;width:min(100%,max(200px,100vh - 420px),300px);margin:12px auto 0}
.wheel>svg{display:block;width:100%;overflow:visible}
.wheel>.pin{position:absolute;left:50%;top:-8px;width:30px;height:36px;margin-left:-15px;z-index:1}
.wheel.won #rim{animation:lit .4s ease-in-out 3}
@keyframes lit{50%{opacity:.45}}
.meter{display:flex;align-items:baseline;justify-content:space-between;gap:12px;margin-top:10px}
.meter b{font-size:26px;line-height:1.1;font-weight:800}
.row{display:flex;gap:12px;align-items:center}
.row>svg{width:56px;height:56px;flex:none}
.row>div{flex:1;min-width:0}
.demo{text-align:center;font-size:12px;color:var(--quiet)}
@media(min-width:800px){
.act{max-width:940px;gap:14px}
.flags{height:40px}
.top{padding-top:46px}
.top h1{font-size:24px}
.tabs{width:480px;align-self:center}
.part{display:grid;grid-template-columns:minmax(0,1.4fr) minmax(0,1fr);align-items:start}
#part-task{grid-template-columns:minmax(0,480px);justify-content:center}
.day{min-height:58px}
}
`
