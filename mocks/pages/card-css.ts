/** One centered card, for pages with a single message. */
export const CARD_CSS = `
.wrap{min-height:calc(100vh - 40px);min-height:calc(100dvh - 40px);display:grid;place-items:center;padding:16px 16px 32px}
.card{width:100%;max-width:400px;padding:24px;border-radius:20px;background:var(--surface);border:1px solid var(--line);box-shadow:0 12px 32px rgb(10 4 40/.12)}
.card h1{font-size:22px;line-height:1.25;font-weight:800}
.card h1:focus{outline:none}
.card h1+p{margin-top:4px}
.card p+p{margin-top:12px}
.card .sum+.big{margin-top:0}
.badge{display:inline-block;margin-bottom:16px;padding:4px 12px;border-radius:99px;background:var(--raised);color:var(--quiet);font-size:13px;font-weight:600}
.sum{margin:20px 0 4px;font-size:14px;color:var(--quiet)}
.big{font-size:42px;line-height:1.1;font-weight:800;letter-spacing:-.01em;overflow-wrap:anywhere}
.facts{margin:20px 0;padding:0;border-top:1px solid var(--line)}
.facts div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--quiet);white-space:nowrap}
.facts dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.actions{display:grid;gap:10px}
.actions button,.actions .button{min-height:52px;font-size:17px}
.actions .button{display:grid;place-items:center;text-decoration:none}
.actions .plain{background:none}
.error{margin:0 0 14px;padding:12px 14px;border-radius:12px;background:var(--danger-ground);border:1px solid var(--gumamela);white-space:pre-line}
.mark{display:block;width:88px;height:88px;margin:0 0 16px}
.off{filter:grayscale(.7)}
`
