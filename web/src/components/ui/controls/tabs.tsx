/** Tabs that follow the ARIA pattern: arrow keys move between them and select. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange(value: Value): void;
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.value === value);
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const target = tabs[index];
    if (!target) return;
    onChange(target.value);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display="flex"
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tabs.map((tab) => (
          <chakra.button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            flex="1"
            minHeight="12"
            paddingX={{ base: '1.5', sm: '4' }}
            whiteSpace="nowrap"
            textStyle="label"
            fontSize="clamp(0.8125rem, 3.8vw, 1.0625rem)"
            color="muted"
            cursor="pointer"
            borderBottomWidth="3px"
            borderColor="unmarked"
            _hover={{ color: 'fg' }}
            _selected={{ color: 'fg', borderColor: 'accentFg' }}
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            {tab.label}
          </chakra.button>
        ))}
      </chakra.div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
