/** The board in the URL: view, filters and sort order. */
import { useSearchParams } from 'react-router-dom';
import { riskProfiles } from '../../../../../lambdas/contracts/feed/sports.ts';
import {
  type PredictionView,
  predictionOrders,
  predictionViews,
} from '../../../../../lambdas/contracts/records/predictions.ts';

export const boardSports = ['NBA', 'NFL', 'NHL', 'MLB', 'CFL', 'MLS'] as const;
export const boardBetTypes = ['moneyline', 'spread', 'over/under', 'prop', 'parlay'] as const;

export function useBoardFilters() {
  const [params, setParams] = useSearchParams();
  const oneOf = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((each) => each === params.get(name));
  const view: PredictionView = oneOf(predictionViews, 'tab') ?? 'today';
  const filter = {
    sport: oneOf(boardSports, 'sport'),
    bet_type: oneOf(boardBetTypes, 'type'),
    risk_level: oneOf(riskProfiles, 'risk'),
    sort: oneOf(predictionOrders, 'sort') ?? 'start',
  };
  /** Default values are left out of the URL. */
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '' || value === 'today' || value === 'start') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const showAll = () => setParams(view === 'today' ? {} : { tab: view }, { replace: true });
  const isFiltered = (filter.sport ?? filter.bet_type ?? filter.risk_level) !== undefined;
  return { view, filter, isFiltered, set, showAll };
}
