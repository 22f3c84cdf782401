import { blog } from './blog.ts'
import { museum } from './museum.ts'
import type { Style } from './serve.ts'
import { store } from './store.ts'

/** Styles unlike the library's and ours, each with a correct server. */
export const STYLES: readonly Style[] = [museum, blog, store]
