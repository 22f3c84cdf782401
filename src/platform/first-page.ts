let complete: () => void = () => undefined

/** Resolves when the first page is complete: parts that wait for it do not delay it. */
export const firstPageComplete = new Promise<void>((resolve) => {
  complete = resolve
})

/** The first page has its data and its overlay. */
export function completeFirstPage(): void {
  complete()
}
