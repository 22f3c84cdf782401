import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStores } from '#src/stores/stores-context.tsx'
import type { FormValues } from './use-api-form.ts'

/** Milliseconds after the last change. */
const DELAY_MS = 300

/**
 * Saves a form's values as a draft 300 ms after the last change, and when the form or the page closes. Stops when the
 * player changes.
 * @param save must not store an identity number, birthday, password or picture
 * @returns stops saving and drops unsaved values; call it when the server has the values
 */
export function useSaveDraft<Values extends FormValues>(
  methods: UseFormReturn<Values>,
  save: (values: Values) => void,
): () => void {
  const { session } = useStores()
  const { subscribe } = methods
  const latest = useRef(save)
  const unsaved = useRef<Values>(undefined)
  const isOver = useRef(false)
  useEffect(() => {
    latest.current = save
  }, [save])

  useEffect(() => {
    const { uid } = session
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      if (unsaved.current && session.uid === uid) latest.current(unsaved.current)
      unsaved.current = undefined
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOver.current) return
        unsaved.current = { ...values }
        clearTimeout(timer)
        timer = setTimeout(flush, DELAY_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [session, subscribe])

  return () => {
    isOver.current = true
    unsaved.current = undefined
  }
}
