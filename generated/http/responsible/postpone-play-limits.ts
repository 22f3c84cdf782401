/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  PlayLimits
} from '../schemas/play-limits.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getPostponePlayLimitsUrl = () => {




  return `/api/rg/limit/postpone`
}

/**
 * Notes that the player wants to set no limit now: `ask` is false for six months. Setting a limit does so, too. The app calls this when the player chooses Not now.
 * @summary Answer "Not now" to the question for limits
 */
export const postponePlayLimits = async ( options?: Parameters<typeof customFetch>[1]): Promise<PlayLimits> => {

  return customFetch<PlayLimits>(getPostponePlayLimitsUrl(),
  {
      leniency: { strict: ['limits.minutes', 'limits.change.minutes', 'limits.change.confirmableAt'], },
    ...options,
    method: 'POST'

    ,
    schema: PlayLimits
  }
);}



/** Answer "Not now" to the question for limits. */
export const postponePlayLimitsMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<PlayLimits, ErrorType<unknown>, void>({
    mutationKey: ['postponePlayLimits'],
    mutationFn: () => postponePlayLimits(request),
  });

/** Answer "Not now" to the question for limits. */
export const usePostponePlayLimits = (request?: Parameters<typeof customFetch>[1]) => useMutation(postponePlayLimitsMutation(request));
