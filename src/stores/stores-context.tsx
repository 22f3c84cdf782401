import { createContext, useContext, type ReactNode } from 'react'
import type { Stores } from './stores.ts'

const StoresContext = createContext<Stores | null>(null)

/** Hands the stores to the components below. */
export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>
}

/** The stores of the app. Read them within `observer(…)`. Throws outside a {@link StoresProvider}. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores() needs a <StoresProvider> above')
  return stores
}
