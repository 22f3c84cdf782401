import { HELD_STATUSES, toPesos, type Tx } from '../money.ts'
import { readOperatorSetting } from '../operations/app/operator-settings.ts'
import { LETTER_TYPES } from '../operations/inbox/letters.ts'
import { REJECT_PARTS } from '../operations/kyc/decide.ts'
import { markup, type Html } from '../pages/html.ts'

/** The operator's page: what waits for a decision, and forms for the rest. */
export async function renderPage(tx: Tx, message: string): Promise<string> {
  const { isOpen } = await readOperatorSetting(tx, 'registration')
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Operator</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  section { border-top: 1px solid #888; padding: 1rem 0 }
  form { margin: .5rem 0 } label { display: block } input, textarea { width: 100%; box-sizing: border-box }
  img { max-height: 12rem; max-width: 30%; margin-right: .5rem }
</style>
<h1>Operator</h1>
<p role="status">${message}</p>
<h2>Identity checks</h2>
${await renderIdentities(tx)}
<h2>Withdrawals</h2>
${await renderWithdrawals(tx)}
<h2>Restricted players</h2>
<p>Whom the law or the regulator keeps from playing.</p>
${await renderRestrictions(tx)}
<form method="post" action="/operator/restriction">
  <label>User name <input name="username" required></label>
  <label>Reason <input name="reason" maxlength="1000" required></label>
  <label>Reason in Vietnamese <input name="reasonVi" maxlength="1000"></label>
  <button>Restrict</button>
</form>
<h2>Write a letter</h2>
<form method="post" action="/operator/letter">
  <label>User name <input name="username" required></label>
  <label>Type <select name="type">${LETTER_TYPES.map(({ code }) => markup`<option>${code}</option>`)}</select></label>
  <label>Title <input name="title" maxlength="120" required></label>
  <label>Title in Vietnamese <input name="titleVi" maxlength="120"></label>
  <label>Text <textarea name="text" maxlength="4000" required></textarea></label>
  <label>Text in Vietnamese <textarea name="textVi" maxlength="4000"></textarea></label>
  <label>Cash reward, in pesos <input name="cash" inputmode="decimal" pattern="[0-9]{1,6}([.][0-9]{1,2})?"></label>
  <button>Send</button>
</form>
<h2>Registration</h2>
<form method="post" action="/operator/registration">
  <p>Registration is ${isOpen ? 'open' : 'closed'}.</p>
  <button name="isOpen" value="${isOpen ? 'no' : 'yes'}">${isOpen ? 'Close' : 'Open'} registration</button>
</form>
</html>`.text
}

async function renderIdentities(tx: Tx): Promise<readonly Html[]> {
  const pending = await tx
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('identity')
    .select('username')
    .where('identity_status', '=', 'pending')
    .orderBy('submitted_at')
    .limit(20)
    .execute()
  const parts = REJECT_PARTS.map((part) => markup`<option>${part}</option>`)
  return pending.map((one) => {
    const pictures = [one.front, one.back, one.selfie].filter((id) => id !== null)
    return markup`<section>
  <h3>${one.username}</h3>
  <p>${one.full_name}, born ${one.birthday}, ${one.nationality}, ${one.id_type} ${one.id_number}</p>
  <p>${pictures.map((id) => markup`<img src="/operator/picture/${id}" alt="">`)}</p>
  <form method="post" action="/operator/identity/${one.account_id}"><button>Approve</button></form>
  <form method="post" action="/operator/identity/${one.account_id}">
    <label>Reason <input name="reason" maxlength="300" required></label>
    <label>Reason in Vietnamese <input name="reasonVi" maxlength="300"></label>
    <label>Part <select name="part"><option value="">none</option>${parts}</select></label>
    <button>Reject</button>
  </form>
</section>`
  })
}

async function renderWithdrawals(tx: Tx): Promise<readonly Html[]> {
  const held = await tx
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .select(['order_no', 'username', 'amount', 'fee', 'bank', 'account'])
    .where('status', 'in', HELD_STATUSES)
    .orderBy('withdrawal.created_at')
    .limit(50)
    .execute()
  return held.map(
    ({ order_no: orderNo, username, amount, fee, bank, account }) => markup`<section>
  <p>${orderNo}: ${username}, ₱${toPesos(amount)} less ₱${toPesos(fee)}, to ${bank} ${account}</p>
  <form method="post" action="/operator/withdrawal/${orderNo}"><button>Paid out</button></form>
  <form method="post" action="/operator/withdrawal/${orderNo}">
    <label>Reason <input name="reason" maxlength="300" required></label><button>Reject</button>
  </form>
</section>`,
  )
}

async function renderRestrictions(tx: Tx): Promise<readonly Html[]> {
  const restricted = await tx
    .selectFrom('play_restriction')
    .innerJoin('account', 'account.id', 'play_restriction.account_id')
    .select(['account_id', 'username', 'reason_en'])
    .orderBy('username')
    .execute()
  return restricted.map(
    (one) => markup`<section>
  <p>${one.username}: ${one.reason_en}</p>
  <form method="post" action="/operator/restriction/${one.account_id}/end"><button>End</button></form>
</section>`,
  )
}
