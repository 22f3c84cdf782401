import { deferred } from '#src/components/deferred/deferred.tsx'

/** `PlayRefused` with its texts, which few players ever need. */
export const DeferredPlayRefused = deferred(async () => (await import('./play-refused.tsx')).PlayRefused, {
  texts: ['responsible'],
})
