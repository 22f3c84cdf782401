/** The supported languages. */
export type Language = 'en-US' | 'vi-VN'

/** The language of an `Accept-Language` header: the preferred one of the two, en-US by default. */
export function pickLanguage(header: string | undefined): Language {
  let best: Language = 'en-US'
  let bestWeight = 0
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';')
    const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((value) => value !== undefined)
    const weight = quality === undefined ? 1 : Number(quality)
    const language = /^vi\b/.test(tag) ? 'vi-VN' : /^en\b/.test(tag) ? 'en-US' : undefined
    if (language !== undefined && weight > bestWeight) {
      best = language
      bestWeight = weight
    }
  }
  return best
}
