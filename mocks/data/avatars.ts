import type { components } from '#generated/openapi.d.ts'

const OFFERED = 12

export const AVATARS: readonly components['schemas']['Avatar'][] = Array.from({ length: OFFERED }, (_, i) => ({
  id: String(i + 1),
  url: `/art/avatar/${i + 1}.svg`,
}))
