import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** A step to the entry, or away from it; `replace` leaves no step in the browser's history. */
export type ShowEntry = (id: string | undefined, replace: boolean) => void

/**
 * Opens and closes the entry beside a list, whose id is in the address: Back closes it, and closing leaves no second entry
 * of the list in the browser's history.
 */
export function useOpenEntry(openId: string | undefined, show: ShowEntry): (id: string | undefined) => void {
  const { history } = useRouter()
  /** This page added the entry's step: the one before it is the list. */
  const hasStep = useRef(false)
  return (id) => {
    if (id === undefined && hasStep.current) {
      hasStep.current = false
      history.back()
      return
    }
    if (openId === undefined) hasStep.current = true
    show(id, openId !== undefined)
  }
}
