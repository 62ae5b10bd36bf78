/** Match data around a prediction, each part with its time, or with the reason it is missing. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { Section, Stats } from '../../../../../lambdas/contracts/feed/stats.ts';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { gameName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { type Matchup, matchupQuery } from '../../../api/stats.ts';
import { Card } from '../../../components/ui/display/card.tsx';
import { dayAndTime, dayOf } from '../../../components/ui/display/dates.ts';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { formMark, matchupOf, recordWords, standingWords, statsBefore } from './context-words.ts';
import { LegSection } from './leg-section.tsx';

/** Injury reports and meetings shown per team. */
const maxShown = 4;

export function ContextCard({ prediction }: { prediction: Prediction }) {
  const id = useId();
  const { sport, parsed_entities: entities } = prediction;
  const { legs } = entities;
  const before = prediction.result ? prediction.created_at : undefined;
  return (
    <Card aria-labelledby={id} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id={id} textStyle="heading">
        Matchup
      </chakra.h2>
      {legs.length > 1 ? (
        oneOfEachGame(legs).map((leg, index) => (
          <LegSection key={leg.gameId} title={gameName(leg)} startsOpen={index === 0}>
            <MatchupStats matchup={matchupOf(leg)} before={before} />
          </LegSection>
        ))
      ) : (
        <MatchupStats
          matchup={{
            sport,
            player: entities.player_name,
            team: entities.team_name,
            opponent: entities.opponent,
          }}
          before={before}
        />
      )}
    </Card>
  );
}

const oneOfEachGame = (legs: readonly Leg[]) =>
  legs.filter(({ gameId }, index) => legs.findIndex((leg) => leg.gameId === gameId) === index);

/** @param before once the game has started, the time of the pick (ISO 8601); later data is not shown */
function MatchupStats({ matchup, before }: { matchup: Matchup; before: string | undefined }) {
  const query = useQuery(matchupQuery(matchup));
  const { data, error } = query;
  if (data)
    return <Sections stats={before ? statsBefore(data, before) : data} isPast={before !== undefined} />;
  if (error) return <LoadFailure query={query} fallback="Form and injuries could not be loaded." />;
  return (
    <Loading label="Loading form and injuries...">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height="4.5rem" />
      ))}
    </Loading>
  );
}

function Sections({
  stats: { team, form, standings, injuries, headToHead },
  isPast,
}: {
  stats: Stats;
  isPast: boolean;
}) {
  return (
    <>
      {isPast && (
        <chakra.p textStyle="small" color="muted">
          Form and head-to-head results as of the pick. Injuries and standings from that time are in the
          rationale.
        </chakra.p>
      )}
      <StatsSection title="Form" section={form}>
        {form.teams.map(({ team, results }) => (
          <Line key={team.id} name={team.name}>
            {results.length === 0 ? 'No games yet' : <Form results={results} />}
          </Line>
        ))}
      </StatsSection>
      {!isPast && (
        <>
          <StatsSection title="Standings" section={standings}>
            {standings.rows.slice(0, 2).map((row) => (
              <Line key={`${row.group} ${row.team.id}`} name={row.team.name}>
                {standingWords(row)}
              </Line>
            ))}
          </StatsSection>
          <StatsSection title="Injuries" section={injuries}>
            {injuries.teams.map(({ team, reports }) => (
              <Line key={team.id} name={team.name}>
                {reports.length === 0
                  ? 'None reported'
                  : reports
                      .slice(0, maxShown)
                      .map(({ player, status }) => `${player} (${status})`)
                      .join(', ')}
                {reports.length > maxShown && `, and ${reports.length - maxShown} more`}
              </Line>
            ))}
          </StatsSection>
        </>
      )}
      <StatsSection title="Head to head" section={headToHead}>
        <Line name={recordWords(headToHead, team?.name)}>
          {headToHead.meetings.slice(0, maxShown).map(({ day, home, away, score }) => (
            <chakra.span key={`${day} ${home} ${away}`} display="block">
              {dayOf(day)}, {day.slice(0, 4)}: {away} {score?.away ?? '–'}, {home} {score?.home ?? '–'}
            </chakra.span>
          ))}
        </Line>
      </StatsSection>
    </>
  );
}

/** Scores do not wrap. */
function Form({ results }: { results: Stats['form']['teams'][number]['results'] }) {
  return results.map((result, index) => (
    <Fragment key={`${result.day} ${result.opponent}`}>
      {index > 0 && ' · '}
      <chakra.span whiteSpace="nowrap">{formMark(result)}</chakra.span>
    </Fragment>
  ));
}

function StatsSection({
  title,
  section,
  children,
}: {
  title: string;
  section: Section;
  children: ReactNode;
}) {
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.h3 textStyle="label" color="muted">
        {title}
      </chakra.h3>
      {section.available ? (
        <chakra.dl display="grid" gap="1.5">
          {children}
        </chakra.dl>
      ) : (
        <chakra.p textStyle="small">{section.reason}</chakra.p>
      )}
      {section.available && section.asOf && (
        <chakra.p textStyle="small" color="muted">
          As of <time dateTime={section.asOf}>{dayAndTime(section.asOf)}</time>
          {section.source && ` (${feedOf(section.source)})`}
          {section.isStale && ', out of date'}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** The source without its page, which is of no use to readers. */
const feedOf = (source: string) => source.split(':')[0];

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div textStyle="small">
      <chakra.dt fontWeight="medium">{name}</chakra.dt>
      <chakra.dd color="muted" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
