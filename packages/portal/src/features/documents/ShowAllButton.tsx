import { Button, type ButtonProps } from '@countersign/ui';
import { noSearch } from './documentsSearch.ts';
import { useDocuments } from './model/documentsModel.ts';

/** Ends the search, the view and all filters: the list has every document of the client again. */
export function ShowAllButton(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { find } = useDocuments();
  return (
    <Button
      {...props}
      onPress={() => {
        find(noSearch);
      }}
    >
      Show all documents
    </Button>
  );
}
