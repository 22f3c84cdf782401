import type { ControlModel } from './control-model.ts'
import { SENTINELS } from './sentinels.ts'
import { escapeHtml as safe } from '@tumpak/contract-kit/escape-html.ts'
import { PICTURES } from '../sandbox/injected-faults.ts'

function option(value: string | number, text: string): string {
  return `<option value="${safe(String(value))}">${safe(text)}</option>`
}

export function sandboxPanel({ sandbox, scenario, scenarios }: ControlModel): string {
  return `<section class="panel" aria-labelledby="h-sandbox"><h2 id="h-sandbox">Sandbox</h2>
<p class="quiet">Memory, personas, clock and faults belong to a sandbox; this browser is in <span class="now mono">${safe(sandbox)}</span> (${safe(scenario)})</p>
<form id="sandbox-form"><label class="field all">Name of a new sandbox<input name="id" maxlength="64" pattern="[A-Za-z0-9_\\-]*" placeholder="made up if empty" autocomplete="off"></label><label class="field all">It begins with<select name="scenario">${scenarios.map(({ name, about }) => option(name, `${name}: ${about}`)).join('')}</select></label><button class="primary">New sandbox</button></form>
<div class="row"><button type="button" id="sandbox-reset" class="danger">Reset this sandbox</button></div></section>`
}

export function personasPanel({ personas }: ControlModel): string {
  const rows = personas
    .map(
      ({ username, about }) =>
        `<li><div class="what"><strong class="mono">${safe(username)}</strong><small>${safe(about)}</small></div><div class="pair"><button type="button" data-login="${safe(username)}" aria-label="Log in as ${safe(username)}">Log in</button><button type="button" data-copy="${safe(username)}" aria-label="Copy name ${safe(username)}">Copy name</button></div></li>`,
    )
    .join('')
  const passwords = [...new Set(personas.map(({ password }) => password))]
  return `<section class="panel" aria-labelledby="h-personas"><h2 id="h-personas">Log in as</h2>
<p class="quiet">The players of every new sandbox: a press opens the app as that player. ${passwords.length === 1 ? `All have the password <code>${safe(passwords[0] ?? '')}</code>` : ''}</p><ul class="list">${rows}</ul></section>`
}

export function faultsPanel({ operations }: ControlModel): string {
  const kinds = [
    ['status', 'HTTP status'],
    ['code', 'Business code'],
    ['timeout', 'No response'],
    ['drop', 'Broken connection'],
    ['malformed', 'Malformed JSON'],
    ['invalid', 'Invalid response'],
    ['delay', 'Late response'],
    ['size', 'Long list'],
  ] as const
  return `<section class="panel" aria-labelledby="h-faults"><h2 id="h-faults">Faults</h2><p class="quiet">Injects a failure into the next requests of an operation, or the next pictures.</p>
<form id="fault-form">
<label class="field all">Operation<select name="operationId" id="fault-operation">${operations.map(({ id, method, path }) => option(id, `${id} – ${method} ${path}`)).join('')}${option(PICTURES, `${PICTURES} – GET /art/…`)}</select></label>
<label class="field">Fault<select name="kind" id="fault-kind">${kinds.map(([value, text]) => option(value, text)).join('')}</select></label>
<label class="field short" data-kind="status">Status<select name="status">${[400, 401, 404, 408, 429, 500, 501, 502, 503, 504, 505].map((one) => `<option${one === 503 ? ' selected' : ''}>${one}</option>`).join('')}</select></label>
<label class="field" data-kind="code" hidden>Code<select name="code" id="fault-code"></select></label>
<label class="field" data-kind="code" hidden>Message<input name="msg" placeholder="none" autocomplete="off"></label>
<label class="field short" data-kind="delay" hidden>Milliseconds<input name="ms" type="number" inputmode="numeric" min="0" max="120000" value="3000"></label>
<label class="field short" data-kind="size" hidden>Rows<input name="rows" type="number" inputmode="numeric" min="0" max="100000" value="5000"></label>
<label class="field short">Times<input name="times" type="number" inputmode="numeric" min="1" max="1000" value="1" required></label>
<label class="tick"><input type="checkbox" name="after"><span>After the handler: only the response is affected</span></label>
<button class="primary">Inject the fault</button></form>
<ul class="list" id="fault-list"></ul><p class="empty" id="fault-none">No fault is injected.</p><div class="row"><button type="button" id="fault-clear" hidden>Remove all</button></div></section>`
}

export function eventsPanel({ events }: ControlModel): string {
  return `<section class="panel" aria-labelledby="h-push"><h2 id="h-push">Push an event</h2><p class="quiet">Sent over the socket with a sid, and redelivered until acknowledged.</p>
<form id="push-form"><label class="field">Event<select name="event" id="push-event">${events.map(({ event }) => option(event, event)).join('')}</select></label>
<label class="field">Player’s uid<input name="uid" placeholder="all in this sandbox" autocomplete="off"></label>
<label class="field all">Content, as JSON<textarea name="content" id="push-content" spellcheck="false"></textarea></label><button class="primary">Push</button></form></section>`
}

export function clockPanel(): string {
  const steps = [
    ['1', 60_000, '+ 1 min'],
    ['15', 900_000, '+ 15 min'],
    ['day', 86_400_000, '+ 1 day'],
  ] as const
  return `<section class="panel" aria-labelledby="h-clock"><h2 id="h-clock">Clock</h2><p class="quiet">The sandbox’s time is <span class="now" id="clock-offset"></span></p>
<div class="row">${steps.map(([id, ms, text]) => `<button type="button" id="clock-${id}" data-advance="${ms}">${text}</button>`).join('')}</div>
<form id="clock-form"><label class="field short">Move on by<input name="amount" type="number" inputmode="decimal" min="0" step="any" value="30" required></label><label class="field short">Unit<select name="unit">${option(1000, 'seconds')}${option(60_000, 'minutes')}${option(3_600_000, 'hours')}${option(86_400_000, 'days')}</select></label><button>Move</button></form></section>`
}

export function socketsPanel(): string {
  const codes = [
    [1006, '1006 broken off'],
    [1000, '1000 normal'],
    [1001, '1001 going away'],
    [1009, '1009 too big'],
    [1011, '1011 server error'],
    [1012, '1012 restart'],
    [1013, '1013 try later'],
  ] as const
  return `<section class="panel" aria-labelledby="h-sockets"><h2 id="h-sockets">Sockets</h2><p class="quiet">Close all of this sandbox’s connections; the app reconnects by itself.</p>
<form id="sockets-form"><label class="field">Code<select name="code">${codes.map(([code, text]) => option(code, text)).join('')}</select></label><button>Close sockets</button></form></section>`
}

export function playPanel({ personas }: ControlModel): string {
  const states = ['open', 'break', 'excluded', 'restricted']
  const names = personas.map(({ username }) => `<option value="${safe(username)}"></option>`).join('')
  return `<section class="panel" aria-labelledby="h-play"><h2 id="h-play">Responsible play</h2><p class="quiet">What the back office sets for a player: break and exclusion begin now.</p>
<form id="play-form"><label class="field all">User name<input name="username" list="play-names" required autocomplete="off"></label><datalist id="play-names">${names}</datalist><label class="field">State<select name="play">${states.map((one) => option(one, one)).join('')}</select></label><label class="field short">Hours, or months<input name="length" type="number" inputmode="numeric" min="1" max="10000" value="24" required></label><button>Set</button></form></section>`
}

export function callLogPanel(): string {
  return `<section class="panel" aria-labelledby="h-calls"><div class="bar"><h2 id="h-calls">Call log <span class="now num" id="calls-count">0</span></h2><button type="button" id="calls-refresh">Refresh</button></div>
<form id="calls-form" role="search"><label class="field">Filter by operation, path, status, code or body<input name="words" type="search" autocomplete="off" spellcheck="false"></label><label class="tick"><input type="checkbox" name="failed"><span>Failed requests only</span></label></form>
<p class="empty" id="calls-none">This sandbox has received no request yet.</p>
<div class="scroll" id="calls-table" tabindex="0" role="region" aria-label="Call log" hidden><table><thead><tr><th scope="col">Time</th><th scope="col">Operation</th><th scope="col">Path</th><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Body, masked</th></tr></thead><tbody id="calls"></tbody></table></div></section>`
}

export function sentinelsPanel(): string {
  const rows = SENTINELS.map(
    ({ where, value, effect }) =>
      `<tr><td>${safe(where)}</td><td><code>${safe(value)}</code></td><td>${safe(effect)}</td></tr>`,
  ).join('')
  return `<section class="panel" aria-labelledby="h-sentinels"><h2 id="h-sentinels">Sentinels</h2><p class="quiet">Input values that trigger an effect.</p>
<div class="scroll" tabindex="0" role="region" aria-label="List of sentinels"><table><thead><tr><th scope="col">Where</th><th scope="col">Value</th><th scope="col">Effect</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}
