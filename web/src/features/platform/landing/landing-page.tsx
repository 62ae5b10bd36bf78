/** /: the landing page. It has no state, so it is prerendered as a static document. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { pathOf } from '../../../../../lambdas/contracts/routes.ts';
import { ButtonRow, LinkButton } from '../../../components/ui/controls/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { Field } from '../../../components/ui/display/field-pattern.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { Tag } from '../../../components/ui/display/tag.tsx';
import { Footer } from '../../../components/ui/frame/footer.tsx';
import { TopBar } from '../../../components/ui/frame/page-frame.tsx';
import { useArrival } from '../../../components/ui/frame/page-heading.tsx';
import { contentId, SkipLink } from '../../../components/ui/frame/skip-link.tsx';
import { paths } from '../../../paths.ts';
import { Band } from './band.tsx';
import { Demo } from './demo.tsx';
import { FreePick, freePickId } from './free-pick.tsx';
import { PlayBoard } from './play-board.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { leagues } from './teams.ts';

export function LandingPage() {
  return (
    <>
      <title>GamePlan: Dominate Game Day with AI-Powered Plays</title>
      <SkipLink />
      <TopBar bg="bg">
        <Link to={paths.home} aria-label="GamePlan, home page">
          <Logo size="1.625rem" />
        </Link>
        <LinkButton
          to={paths.login}
          size="sm"
          marginLeft="auto"
          // Wraps to two lines instead of touching the logo.
          css={{ '@media (max-width: 22rem)': { maxWidth: '7rem' } }}
        >
          Build Your GamePlan
        </LinkButton>
      </TopBar>
      <chakra.main id={contentId} tabIndex={-1} outline="none" data-track-record={pathOf('track-record')}>
        <Hero />
        <FreePick />
        <Teams />
        <Styles />
        <Demo />
        <Pricing />
        <Questions />
        <Closing />
      </chakra.main>
      <Footer />
    </>
  );
}

function Hero() {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <chakra.div
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', md: '6' }}
      paddingY={{ base: '12', md: '20' }}
      display="grid"
      gap={{ base: '10', lg: '12' }}
      alignItems="center"
      gridTemplateColumns={{ base: '1fr', lg: '11fr 9fr' }}
    >
      <chakra.div display="grid" gap="6">
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="hero">
          Dominate Game Day with{' '}
          <chakra.span color="accentFg" whiteSpace="nowrap">
            AI-Powered
          </chakra.span>{' '}
          Plays
        </chakra.h1>
        <chakra.p fontSize={{ base: '1.125rem', md: '1.25rem' }} color="muted" maxWidth="34rem">
          Ask in plain words. Get a play made only of real games at real prices, with the evidence for and
          against every leg and what the bet costs on average. Final scores grade it.
        </chakra.p>
        <ButtonRow>
          <LinkButton to={paths.register} size="lg">
            Build Your GamePlan
          </LinkButton>
          <LinkButton to={`#${freePickId}`} size="lg" variant="outline">
            View Predictions
          </LinkButton>
        </ButtonRow>
      </chakra.div>
      <chakra.div maxWidth={{ base: '26rem', lg: 'none' }} width="full" marginX="auto">
        <PlayBoard />
      </chakra.div>
    </chakra.div>
  );
}

function Teams() {
  return (
    <Band
      id="teams"
      title="Your teams are on the board"
      intro="NBA, NFL, NHL, MLB, MLS, CFL and golf: every scheduled game that has a price."
    >
      <chakra.ul display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {leagues.map(({ sport, teams }) => (
          <Card as="li" key={sport} display="grid" gap="4" alignContent="start">
            <chakra.div display="flex" alignItems="center" gap="3">
              <SportBadge sport={sport} />
              <chakra.h3 textStyle="heading">{sport}</chakra.h3>
            </chakra.div>
            <chakra.ul display="flex" flexWrap="wrap" gap="2">
              {teams.map((team) => (
                <Tag as="li" key={team} textTransform="none" letterSpacing="0.02em" fontSize="0.9375rem">
                  {team}
                </Tag>
              ))}
            </chakra.ul>
          </Card>
        ))}
      </chakra.ul>
      <LinkButton to={paths.login} variant="outline" justifySelf="start">
        View All Teams
      </LinkButton>
    </Band>
  );
}

const styles = [
  {
    name: 'Singles',
    tag: 'Low risk, small return',
    text: 'One game, one side, one price. The likelier it is, the less it pays, and it can still lose.',
    routes: <path d="M10 50V14m-7 7 7-7 7 7" />,
  },
  {
    name: 'Hail Marys',
    tag: 'High risk, high reward',
    text: 'A long shot at a long price. Most of them miss, and the slip says how often before you choose.',
    routes: <path d="M10 50C14 4 60 0 84 30m1-13-1 13-13-2" />,
  },
  {
    name: 'Parlays',
    tag: 'One bet, several legs',
    text: 'Every leg must hit. You see the chance of each leg and of all of them together.',
    routes: (
      <path d="M10 50V32a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v4a8 8 0 0 0 8 8h16a8 8 0 0 0 8-8V12m-7 7 7-7 7 7" />
    ),
  },
] as const;

function Styles() {
  return (
    <Band
      id="predictions"
      title="Three ways to play it"
      intro="Choose how much risk you take. Every prediction states its risk, its chance and its evidence."
    >
      <chakra.ul display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {styles.map(({ name, tag, text, routes }) => (
          <Card as="li" key={name} display="grid" gap="3" alignContent="start">
            <chakra.svg
              viewBox="0 0 96 60"
              height="4.5rem"
              width="7.2rem"
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
              marginBottom="2"
            >
              <chakra.g stroke="accentFg">{routes}</chakra.g>
              <chakra.circle cx="10" cy="50" r="6" fill="panel" stroke="accentFg" />
            </chakra.svg>
            <chakra.h3 textStyle="heading">{name}</chakra.h3>
            <chakra.p textStyle="label" color="accentFg">
              {tag}
            </chakra.p>
            <chakra.p color="muted">{text}</chakra.p>
          </Card>
        ))}
      </chakra.ul>
    </Band>
  );
}

/** Hides the field behind the text, so that no yard line crosses it. */
const sidesOnly =
  'linear-gradient(90deg, black calc(50% - 26rem), transparent calc(50% - 19rem) calc(50% + 19rem), black calc(50% + 26rem))';

function Closing() {
  return (
    <chakra.section
      aria-labelledby="closing"
      borderTopWidth="1px"
      position="relative"
      overflow="clip"
      isolation="isolate"
    >
      <Field maskImage={sidesOnly} />
      <chakra.div
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingY={{ base: '16', md: '24' }}
        display="grid"
        gap="6"
        justifyItems="center"
        textAlign="center"
      >
        <chakra.h2 id="closing" textStyle="hero" fontSize={{ base: '2.5rem', md: '3.5rem' }} maxWidth="44rem">
          Game day is coming. Have a plan.
        </chakra.h2>
        <chakra.p color="muted" fontSize="1.125rem" maxWidth="34rem">
          No promises of winning. Real games, listed prices, and a record that counts every miss.
        </chakra.p>
        <ButtonRow width={{ base: 'full', sm: 'auto' }}>
          <LinkButton to={paths.register} size="lg">
            Build Your GamePlan
          </LinkButton>
          <LinkButton to={paths.trackRecord} size="lg" variant="outline">
            See our record
          </LinkButton>
        </ButtonRow>
      </chakra.div>
    </chakra.section>
  );
}
