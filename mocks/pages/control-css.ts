/** The control page: one column on a phone, two from 900 px. */
export const CONTROL_CSS = `
.page{max-width:1180px;margin:0 auto;padding:8px 16px 64px}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px 16px;margin:8px 0 20px}
.head h1{font-size:28px;font-weight:800;line-height:1.15;flex:1 1 240px}
.head h1 svg{width:44px;height:44px;vertical-align:-10px;margin-right:8px}
.status{position:sticky;top:0;z-index:2;min-height:0}
.status p{margin:0 0 12px;padding:10px 14px;border-radius:12px;background:var(--good-ground);border:1px solid var(--jade);font-weight:600}
.status p.bad{background:var(--danger-ground);border-color:var(--gumamela)}
.columns{display:grid;column-gap:16px}
@media(min-width:900px){.columns{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}}
.panel{margin-bottom:16px}
.panel{padding:16px;border-radius:20px;background:var(--surface);border:1px solid var(--line);min-width:0}
.panel h2{font-size:18px;font-weight:800;line-height:1.3}
.panel h2+p{margin-top:2px;font-size:14px}
.panel form,.panel .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin-top:12px}
.field{flex:1 1 140px;min-width:0;display:grid;gap:4px;font-size:14px;font-weight:600}
.field.short{flex:0 1 124px}
.field.all{flex-basis:100%}
input,select,textarea{width:100%;min-height:44px;padding:8px 12px;border-radius:12px;border:1px solid var(--quiet);background:var(--ground);font-weight:500}
textarea{min-height:72px;font:14px/1.4 ui-monospace,monospace;resize:vertical}
.tick{display:flex;align-items:center;gap:8px;min-height:44px;flex:1 1 220px;font-size:14px}
.tick input{width:22px;min-height:22px;flex:none;accent-color:var(--mango)}
code,.mono{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.92em}
.now{display:inline-block;padding:2px 10px;border-radius:99px;background:var(--raised);font-weight:700;overflow-wrap:anywhere}
.list{list-style:none;margin:12px 0 0;padding:0}
.list li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 0;border-top:1px solid var(--line)}
.list .what{flex:1 1 200px;min-width:0;overflow-wrap:anywhere}
.list small{display:block;font-size:13px;color:var(--quiet)}
.list .pair{display:flex;flex-wrap:wrap;gap:6px}
#calls-form .field{flex:1 1 240px}
.list button{font-size:13px;padding:0 12px}
.empty{margin-top:12px;color:var(--quiet)}
.scroll{overflow:auto;max-height:520px;margin-top:12px;border:1px solid var(--line);border-radius:12px}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:8px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{position:sticky;top:0;background:var(--raised);font-size:13px;white-space:nowrap}
td.num{white-space:nowrap}
td.body{min-width:16rem;overflow-wrap:anywhere}
tr:last-child td{border-bottom:0}
.failed td{background:var(--danger-ground)}
.bar{display:flex;flex-wrap:wrap;gap:10px;align-items:center;justify-content:space-between}
.danger{border-color:var(--gumamela);color:var(--gumamela)}
`
