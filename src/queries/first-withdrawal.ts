import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getIdentityQuery } from '#generated/http/kyc/get-identity.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import type { Balance } from '#generated/http/schemas/balance.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { shownBalanceQuery } from './balance.ts'
import { useIsUserSettled, userQuery } from './user.ts'

/** What a player does before the first withdrawal, in this order. */
export type PreparationStep = 'identity' | 'wallet' | 'password'

/** The state of a step. */
export type PreparationState = 'todo' | 'waiting' | 'failed' | 'done'

const IDENTITY_STATES: Record<Identity['identityStatus'], PreparationState> = {
  unverified: 'todo',
  editing: 'todo',
  pending: 'waiting',
  rejected: 'failed',
  approved: 'done',
}

/** What leads to the first withdrawal, as far as it is known. */
export interface FirstWithdrawal {
  readonly states: Readonly<Record<PreparationStep, PreparationState>>
  /** The step that the player does next; undefined if nothing is left to do. */
  readonly next: PreparationStep | undefined
  /** Undefined until known, and for a ratified player, who needs no more of it. */
  readonly identity: Identity | undefined
  readonly wallet: Wallet | undefined
  readonly hasWalletFailed: boolean
  readonly balance: Balance | undefined
}

type PreparedSession = Pick<SessionStore, 'role' | 'isRatified' | 'user'>

/** Whether a player lacks the identity or the transaction password: known without a request. */
export function lacksPreparation({ role, isRatified, user }: PreparedSession): boolean {
  return role === 'player' && (!isRatified || user?.isNullPasswordTrade === true)
}

/** Whether the player has a wallet bound, as last read; undefined until then. */
export function readIsBound(queryClient: QueryClient): boolean | undefined {
  return queryClient.getQueryData(getWalletQuery().queryKey)?.isBound
}

/** Reads what leads to the first withdrawal, without a toast for a failure. Call it within `observer`. */
export function useFirstWithdrawal(): FirstWithdrawal {
  const { isRatified, user } = useStores().session
  const isSettled = useIsUserSettled()
  const { data: known } = useQuery({ ...userQuery(), enabled: false })
  const silent = { meta: { silentError: true } }
  const { data: identity } = useQuery({ ...getIdentityQuery(), ...silent, enabled: isSettled && !isRatified })
  const { data: wallet, isError } = useQuery({ ...getWalletQuery(), ...silent, enabled: isSettled })
  const { data: balance } = useQuery({ ...shownBalanceQuery(), ...silent, enabled: isSettled })
  const identityStatus = isRatified ? 'approved' : (identity ?? known)?.identityStatus
  const states = {
    identity: IDENTITY_STATES[identityStatus ?? 'unverified'],
    wallet: wallet?.isBound === true ? 'done' : 'todo',
    password: user?.isNullPasswordTrade === true ? 'todo' : 'done',
  } as const
  const steps = ['identity', 'wallet', 'password'] as const
  return {
    states,
    next: steps.find((step) => states[step] === 'todo' || states[step] === 'failed'),
    identity: isRatified ? undefined : identity,
    wallet,
    hasWalletFailed: isError && wallet === undefined,
    balance,
  }
}
