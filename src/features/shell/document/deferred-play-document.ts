import { deferred } from '#src/components/deferred/deferred.tsx'

/** The document of responsible play with its texts, where the server has the feature. */
export const DeferredPlayDocument = deferred(async () => (await import('./play-document.tsx')).PlayDocument, {
  texts: ['responsible'],
})
