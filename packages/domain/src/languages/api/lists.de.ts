/** Errors about lists, saved views, searches and insights, in German. */
export const lists: Readonly<Record<string, string>> = {
  'Use at most {1} filters.': 'Verwenden Sie höchstens {1} Filter.',
  'Use at most {1} values in a filter.': 'Verwenden Sie in einem Filter höchstens {1} Werte.',
  'The text for {1} is longer than {2} characters.': 'Der Text für {1} ist länger als {2} Zeichen.',
  'This list has expired. Start again from the first page.':
    'Diese Liste ist abgelaufen. Beginnen Sie wieder auf der ersten Seite.',
  'You already have a view named {1}. Choose another name.':
    'Sie haben bereits eine Ansicht namens {1}. Wählen Sie einen anderen Namen.',
  'You have {1} views of this screen. Delete one that you no longer use.':
    'Sie haben {1} Ansichten dieser Seite. Löschen Sie eine, die Sie nicht mehr verwenden.',
  'The view has too many filters: its URL may have up to {1} characters.':
    'Die Ansicht hat zu viele Filter: Ihre URL kann bis zu {1} Zeichen haben.',
  'Choose the role to share the view with.': 'Wählen Sie die Rolle, mit der Sie die Ansicht teilen.',
  'Choose the group to share the view with.': 'Wählen Sie die Gruppe, mit der Sie die Ansicht teilen.',
  'Choose the customer to share the view at.': 'Wählen Sie den Kunden, bei dem Sie die Ansicht teilen.',
  "A view that is shared with a group can't be a default.":
    'Eine Ansicht, die mit einer Gruppe geteilt ist, kann nicht die Standardansicht sein.',
  "You can't share views of this customer.": 'Sie können keine Ansichten dieses Kunden teilen.',
  'Someone else has changed this view. Reload to see the new version.':
    'Jemand anders hat diese Ansicht geändert. Laden Sie die Seite neu, um die neue Version zu sehen.',
  'The last day must not be before the first one.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Choose a period of up to {1} days.': 'Wählen Sie einen Zeitraum von höchstens {1} Tagen.',
  'Choose up to {1} groups and trailer types.': 'Wählen Sie höchstens {1} Gruppen und Trailertypen.',
  'Choose up to {1} groups.': 'Wählen Sie höchstens {1} Gruppen.',
};
