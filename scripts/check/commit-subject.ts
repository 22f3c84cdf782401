/** The longest subject that tools show in one line. */
export const MAX_SUBJECT_LENGTH = 72

/** Names the part, then says what is done: `wallet: keep the key of a retried withdrawal`. */
const SUBJECT = /^[A-Za-z0-9 ,./_-]+: [^A-Z\s].*$/

/** Subjects that git writes by itself. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

/** What is wrong with a commit message, one sentence each. */
export function listMessageProblems(message: string): string[] {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (BY_GIT.test(subject)) return []
  return [
    ...(SUBJECT.test(subject) ? [] : [`"${subject}" is not "area: imperative sentence", lower case after the colon.`]),
    ...(subject.length <= MAX_SUBJECT_LENGTH
      ? []
      : [`The subject has ${String(subject.length)} characters; the maximum is ${String(MAX_SUBJECT_LENGTH)}.`]),
    ...(subject.endsWith('.') ? ['The subject ends with a full stop.'] : []),
    ...(second === '' ? [] : ['Leave the second line empty.']),
  ]
}
