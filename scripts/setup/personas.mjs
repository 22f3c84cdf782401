/**
 * The mock's personas as lines for people: who may log in, with which password, and who that is.
 * @param {unknown} answer of `GET /__mock/personas`: a list, or an object that holds one as `personas`
 * @returns {string[]}
 */
export function personaLines(answer) {
  const list = Array.isArray(answer)
    ? answer
    : isObject(answer) && Array.isArray(answer.personas)
      ? answer.personas
      : []
  const personas = list.filter(isObject)
  const width = Math.max(0, ...personas.map(({ username }) => String(username).length))
  return personas.map(({ username, password, about }) => {
    const cells = [String(username).padEnd(width), String(password ?? ''), String(about ?? '')]
    return `  ${cells.filter((cell) => cell !== '').join('  ')}`
  })
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null
}
